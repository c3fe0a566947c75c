import type { Hub, Words } from '../../generator/page.ts'
import { TextLink } from './text-link.tsx'

/**
 * The pages that belong with this one. Folded on phones, where a dozen links would otherwise come before the first
 * sentence. Wide screens show them beside the text.
 */
export function HubNav({ hub, words }: { hub: Hub | undefined; words: Words }) {
  if (hub === undefined) return null
  const { heading, links, current } = hub
  return (
    <nav className="hub-nav" aria-label={heading}>
      <details>
        <summary>{words('hub.pages', { name: heading, count: links.length })}</summary>
        <ul>
          {links.map((link) => (
            <li key={link.href}>
              <TextLink link={link} isCurrent={link.href === current} />
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}
