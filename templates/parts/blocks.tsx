import type { ReactElement, ReactNode } from 'react'
import type { Block, InlineContent, Words } from '../../generator/page.ts'
import { displayWidth } from '../../src/shared/display-width.ts'
import { visibleText } from '../../src/shared/visible-text.ts'
import { CalendarForm } from './calendar-form.tsx'
import { CareCard } from './care-card.tsx'
import { Photo } from './photo.tsx'
import { listItem } from './rich-item.tsx'
import { RichText } from './rich-text.tsx'
import { SpecialHours } from './special-hours.tsx'
import { TableBox } from './table-box.tsx'

/** The body of a section, block by block. */
export function Blocks({ blocks, words }: { blocks: readonly Block[]; words: Words }): ReactNode {
  return blocks.map((block, index) => renderBlock(block, index, words))
}

function renderBlock(block: Block, key: number, words: Words): ReactElement {
  switch (block.type) {
    case 'paragraph':
      return (
        <p key={key}>
          <RichText text={block.text} />
        </p>
      )
    case 'list':
      return (
        <ul key={key} className={isShort(block.items) ? 'short-list' : undefined}>
          {block.items.map(listItem)}
        </ul>
      )
    case 'steps':
      return (
        <ol key={key} className="steps">
          {block.items.map(listItem)}
        </ol>
      )
    case 'table':
      return (
        <TableBox
          key={key}
          caption={block.caption}
          columns={block.columns}
          rows={block.rows.map((row) => row.map(cell))}
        />
      )
    case 'care':
      return <CareCard key={key} {...block} words={words} />
    case 'calendar':
      return <CalendarForm key={key} {...block} words={words} />
    case 'photo':
      return <Photo key={key} photo={block.photo} words={words} />
    case 'special-hours':
      return <SpecialHours key={key} {...block} />
  }
}

const cell = (text: InlineContent, index: number) => <RichText key={index} text={text} />

/** Whether there are several entries that each fit on one line of half a column. */
const isShort = (items: readonly InlineContent[]) =>
  items.length >= 4 && items.every((item) => typeof item === 'string' && displayWidth(visibleText(item)) <= 44)
