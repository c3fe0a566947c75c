import { describe, expect, it, test } from 'vitest'
import { problem } from '../../generator/problems/problems.ts'
import { UserError } from '../../generator/problems/user-error.ts'
import { failurePage, problemPage } from '../../templates/page/problem-page.tsx'

describe('the page with the problems of the manifest', () => {
  it('shows the lines of a file with CRLF line ends without the CR', () => {
    const found = problem('YAML_SYNTAX', { file: 'cities.yaml', line: 2, column: 3 }, 'it is cut', 'Write the rest.')
    const text = '- name: Irvine\r\n- name: "Tustin\r\n- name: Orange\r\n'
    const html = problemPage([found], [{ file: 'cities.yaml', text, value: undefined }], 'manifest')
    expect(html).toContain('1 | - name: Irvine\n')
    expect(html).not.toContain('□')
  })
})

test('the page for a missing manifest says so without a stack trace, which only a bug of ours has', () => {
  expect(failurePage(new UserError('There is no folder m.'))).not.toContain('<pre>')
  expect(failurePage(new Error('Oh.'))).toMatch(/<pre>\s+at .*problem-page\.test/)
})
