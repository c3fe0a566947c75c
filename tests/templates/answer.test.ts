import { expect, it } from 'vitest'
import { programFor } from '../../templates/page/program.ts'
import { clearwater } from '../support/world.ts'

// Responses of the development server; see also tests/e2e/dev.spec.ts.

it('an address with trailing slashes redirects to the one without, as it does on a host', () => {
  const { answer } = programFor(clearwater)
  expect(answer('/es/')).toEqual({ redirect: '/es' })
  expect(answer('/about//?campaign=a/')).toEqual({ redirect: '/about?campaign=a/' })
  expect(answer('/nothing/')).toEqual({ redirect: '/nothing' })
  expect(answer('//evil.example/')).toEqual({ redirect: '/evil.example' })
  expect(answer('/')).toMatchObject({ status: 200 })
})
