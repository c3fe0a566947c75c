import { expect, test } from 'vitest'
import { hosts } from '../../generator/hosts/index.ts'
import { serveFolder } from '../../generator/serve/serve.ts'
import { listen, stop } from '../support/loopback.ts'
import { someOf } from '../support/soak.ts'
import { observed, seenAt, withHeaders } from './observatory.ts'
import { faultsAt, questionsOf } from './questions.ts'
import { siteFor } from './site-for.ts'

const ofFiles = hosts.filter(({ rendersPages }) => rendersPages !== true)

/** The score on a host that sends none of the site's headers, only its pages. */
const withoutHeaders = { now: 55, before: 55 }

test.each(someOf(ofFiles, 3))('preview responds to every request as $name does', async ({ name, can }) => {
  const { remove, ...site } = await siteFor(name)
  const server = serveFolder(site.folder, { host: site.host })
  const port = await listen(server)
  const faults = await faultsAt(port, site.folder, questionsOf(site))
  const { now, before } = observed(await seenAt(port))
  await stop(server)
  remove()
  expect(faults).toEqual([])
  expect({ now, before }).toEqual(can.headers === true ? withHeaders : withoutHeaders)
})
