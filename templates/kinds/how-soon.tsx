import type { LayoutData, Page, Sign, SignLevel, Words } from '../../generator/page.ts'
import { Article } from '../parts/article.tsx'
import { CareHeading, ReasonText, WhenClosed } from '../parts/care-card.tsx'
import { Hero } from '../parts/hero.tsx'
import { LinkLine, TextLink } from '../parts/text-link.tsx'

/** All signs by how soon they need care, as a list that needs no script and can be printed. */
export function HowSoon({ page, layout }: { page: Page<'how-soon'>; layout: LayoutData }) {
  const { content, phone } = page
  const { words } = layout
  const { levels, isPoster, other } = content
  return (
    <div className={isPoster ? 'poster' : 'how-soon'}>
      <Hero page={page} layout={layout} />
      <div className="wrap levels">
        {levels.map((level) => (
          <Level key={level.level} level={level} isPoster={isPoster} words={words} />
        ))}
        {other !== undefined && (
          <p className="how-soon-other">
            <TextLink link={other} />
          </p>
        )}
      </div>
      <Article content={content} layout={layout} phone={phone} />
    </div>
  )
}

function Level({ level, isPoster, words }: { level: SignLevel; isPoster: boolean; words: Words }) {
  return (
    <section className={`care care-${level.level}`} id={level.level}>
      <h2>
        <CareHeading {...level} words={words} />
      </h2>
      <div className="signs">
        {level.groups.map(({ heading, signs }) => (
          <div key={heading}>
            <h3>{heading}</h3>
            <ul>
              {signs.map((sign) => (
                <SignItem key={sign.id} sign={sign} isPoster={isPoster} words={words} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      <WhenClosed text={level.closed} />
    </section>
  )
}

function SignItem({ sign, isPoster, words }: { sign: Sign; isPoster: boolean; words: Words }) {
  return (
    <li id={isPoster ? undefined : sign.id}>
      <ReasonText reason={sign} />
      {!isPoster && sign.pages.length > 0 && (
        <span className="sign-pages">
          <span className="visually-hidden">{words('signs.more')} </span>
          <LinkLine links={sign.pages} />
        </span>
      )}
    </li>
  )
}
