import type { ReactNode } from 'react'
import type { LayoutData, Page, Phone, VisitPackColumn } from '../../generator/page.ts'
import { knownCode } from '../../src/shared/languages.ts'
import { addressLine, withWholeCode } from '../../src/shared/postal-address.ts'
import { reasonItem, WhenClosed } from '../parts/care-card.tsx'
import { classNames } from '../parts/class-names.ts'
import { Hero } from '../parts/hero.tsx'
import { Hours } from '../parts/office.tsx'
import { PhoneLink } from '../parts/phone-link.tsx'
import { RichText } from '../parts/rich-text.tsx'

/** Two large-print sheets: what to know before a visit, and what to ask. styles/visit-pack.css prints only them. */
export function VisitPack({ page, layout }: { page: Page<'visit-pack'>; layout: LayoutData }) {
  const { columns } = page.content
  return (
    <>
      <Hero page={page} layout={layout}>
        <button type="button" className="button print-button" data-rare="print">
          {layout.words('visitPack.print')}
        </button>
      </Hero>
      <div className="wrap pack">
        <div className="sheet">
          <Row columns={columns} className="pack-title" cell={({ title }) => <p>{title}</p>} />
          <Row columns={columns} cell={Signs} />
          <Row columns={columns} cell={({ arrive }) => <h2>{arrive.heading}</h2>} />
          <Where layout={layout} phone={page.phone} />
          <Row columns={columns} cell={Arrive} />
        </div>
        <div className="sheet">
          <Row columns={columns} cell={Bring} />
          <Row columns={columns} cell={({ ask }) => <h2>{ask.heading}</h2>} />
          <ul className="plain">
            {columns[0]!.ask.questions.map((question, index) => (
              <li key={question}>
                <Row columns={columns} cell={({ ask }) => <p>{ask.questions[index]}</p>} />
                <div className="answer" />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  )
}

interface RowProps {
  columns: readonly VisitPackColumn[]
  cell: (column: VisitPackColumn) => ReactNode
  className?: string
}

/** The same cell in each language, side by side where there is room. */
function Row({ columns, cell, className }: RowProps) {
  return (
    <div className={classNames('pack-row', className)}>
      {columns.map((column) => (
        <div key={column.language} lang={knownCode(column.language)} dir={column.direction}>
          {cell(column)}
        </div>
      ))}
    </div>
  )
}

const Signs = ({ signs, moreSigns }: VisitPackColumn) => (
  <>
    {signs.map(({ level, heading, reasons, closed }) => (
      <section key={level} className={`care care-${level}`}>
        <h2>
          <RichText text={heading} />
        </h2>
        <ul>{reasons.map(reasonItem)}</ul>
        <WhenClosed text={closed} />
      </section>
    ))}
    {moreSigns !== undefined && (
      <p>
        <RichText text={moreSigns} />
      </p>
    )}
  </>
)

const Bring = ({ bring }: VisitPackColumn) => (
  <>
    <h2>{bring.heading}</h2>
    <ul>
      {bring.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </>
)

/** The same in every language, so it appears only once. */
function Where({ layout: { practice }, phone }: { layout: LayoutData; phone: Phone }) {
  return (
    <address>
      {practice.name}, {addressLine(withWholeCode(practice.address))} · <PhoneLink phone={phone} />
    </address>
  )
}

const Arrive = ({ arrive }: VisitPackColumn) => (
  <>
    <Hours hours={arrive.hours} />
    {arrive.ways.map((way) => (
      <p key={way}>{way}</p>
    ))}
  </>
)
