import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { keepDelivered } from '../../../generator/edge/requests/keep-delivered.ts'
import { emptyFolder } from '../../support/world.ts'

const requiring = { secrets: { required: ['MAIL_KEY'] } }

/** What the preview of a worker prints, and whether it stores what the worker would deliver. */
function previewWith(environment: Record<string, string | undefined>, worker: object = requiring) {
  const folder = emptyFolder()
  writeFileSync(join(folder, 'wrangler.jsonc'), JSON.stringify(worker))
  const said: string[] = []
  const { secrets, outside } = keepDelivered(folder, (line) => void said.push(line), environment)
  return { said: said.join('\n'), secrets, keeps: outside !== undefined }
}

describe('the preview of a worker', () => {
  it('really delivers with the secret of an environment variable', () => {
    const { said, ...rest } = previewWith({ MAIL_KEY: 'key' })
    expect(rest).toEqual({ secrets: { MAIL_KEY: 'key' }, keeps: false })
    expect(said).toContain('are really delivered, with MAIL_KEY.')
  })

  it('says nothing about forms when it delivers none', () => {
    expect(previewWith({}, {})).toEqual({ said: '', secrets: undefined, keeps: false })
  })

  it.each([{}, { MAIL_KEY: '' }])('keeps what it would deliver with %o', (environment) => {
    const { said, ...rest } = previewWith(environment)
    expect(rest).toEqual({ secrets: { MAIL_KEY: 'none' }, keeps: true })
    expect(said).toContain('MAIL_KEY is not set.')
  })

  it('keeps all while one of its secrets is missing', () => {
    const worker = { secrets: { required: ['MAIL_KEY', 'OTHER_KEY'] } }
    const { said, ...rest } = previewWith({ MAIL_KEY: 'key' }, worker)
    expect(rest).toEqual({ secrets: { MAIL_KEY: 'key', OTHER_KEY: 'none' }, keeps: true })
    expect(said).toContain(': OTHER_KEY is not set.')
  })
})
