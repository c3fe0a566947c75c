import type { LayoutData, Page } from '../../generator/page.ts'
import { contactFormId } from '../../src/shared/islands.ts'
import { specialHoursId } from '../../src/shared/opening-hours.ts'
import { WeekPicture } from '../drawings/week-picture.tsx'
import { Band } from '../parts/band.tsx'
import { CardBand } from '../parts/cards.tsx'
import { CityMap } from '../parts/city-map.tsx'
import { ContactForm } from '../parts/contact-form.tsx'
import { EmailLink } from '../parts/email-link.tsx'
import { HeroWithActions } from '../parts/hero.tsx'
import { IconHeading } from '../parts/icon.tsx'
import { NoticeList } from '../parts/notice-list.tsx'
import { ByPhone, When, Where } from '../parts/office.tsx'
import { Photo } from '../parts/photo.tsx'
import { Questions } from '../parts/questions.tsx'
import { Sections } from '../parts/sections.tsx'
import { Sources } from '../parts/sources.tsx'
import { SpecialHours } from '../parts/special-hours.tsx'

/**
 * How to reach the office. The first section, for what cannot wait for a message, is before or beside the form. The
 * others follow the map.
 */
export function Contact({ page, layout }: { page: Page<'contact'>; layout: LayoutData }) {
  const { content } = page
  const { words } = layout
  const [first, ...sections] = content.sections
  return (
    <>
      <HeroWithActions
        page={page}
        layout={layout}
        picture={content.week.hours.length > 0 && <WeekPicture week={content.week} title={words('visit.hours')} />}
      />
      <Reach page={page} layout={layout} />
      <div className="wrap article contact-ways">
        {first !== undefined && (
          <div className="article-body">
            <Sections sections={[first]} words={words} />
          </div>
        )}
        <div className="article-body">
          <section id={contactFormId}>
            <h2>{words('contact.form')}</h2>
            <ContactForm layout={layout} phone={page.phone} />
          </section>
        </div>
      </div>
      <CityMap
        cities={content.cities}
        letters={content.letters}
        map={content.map}
        heading={words('contact.cities')}
        layout={layout}
      />
      <div className="wrap prose">
        <Sections sections={sections} words={words} />
        <Questions questions={content.questions} words={words} />
        <NoticeList notices={content.notices} words={words} />
        <Sources sources={content.sources} words={words} />
      </div>
      <CardBand cards={content.related} heading={words('article.related')} />
    </>
  )
}

function Reach({ page, layout }: { page: Page<'contact'>; layout: LayoutData }) {
  const { words, practice } = layout
  return (
    <Band heading={words('contact.reach')} className="band-soft">
      <div className="columns">
        <ByPhone layout={layout} phone={page.phone} />
        <Where layout={layout} />
        <When layout={layout} />
        {page.content.special && <SpecialHours id={specialHoursId} {...page.content.special} />}
        <div>
          <IconHeading icon="mail" words={words('visit.email')} />
          <p>
            <EmailLink email={practice.email} />
          </p>
        </div>
      </div>
      {page.content.office && <Photo photo={page.content.office} words={words} />}
    </Band>
  )
}
