import type { CityLink, LayoutData, Letters as LettersOf, Phone, ServiceBody, Words } from '../../generator/page.ts'
import { Band } from './band.tsx'
import { Closing } from './closing.tsx'
import { Insurance } from './insurance.tsx'
import { Letters } from './letters.tsx'
import { CityLinks } from './link-band.tsx'
import { Office } from './office.tsx'
import { PartnerStrip } from './partner-strip.tsx'
import { listItem } from './rich-item.tsx'
import { RichText } from './rich-text.tsx'
import { Testimonials } from './testimonials.tsx'

// The building blocks of a service's own page and its city pages.

/** Reasons to come here for the service. */
export function Benefits({ service, words }: { service: ServiceBody; words: Words }) {
  return (
    <Band heading={words('service.benefits')} className="band-soft">
      <ul className="benefits">{service.benefits.map(listItem)}</ul>
    </Band>
  )
}

/** What happens at the visit, step by step, and beside it the reasons to come here. */
export function VisitAndBenefits({ service, words }: { service: ServiceBody; words: Words }) {
  return (
    <div className="wrap service-visit">
      <section className="article-body">
        <h2>{words('service.visit')}</h2>
        <ol className="steps">{service.visit.map(listItem)}</ol>
      </section>
      <section className="panel">
        <h2>{words('service.benefits')}</h2>
        <ul className="benefits">{service.benefits.map(listItem)}</ul>
      </section>
    </div>
  )
}

/** The practice's expertise. */
export function Expertise({ service, words }: { service: ServiceBody; words: Words }) {
  return (
    <section>
      <h2>{words('service.expertise')}</h2>
      {service.expertise.map((text, index) => (
        <p key={index}>
          <RichText text={text} />
        </p>
      ))}
    </section>
  )
}

interface CitiesProps {
  cities: readonly CityLink[]
  /** Links to all cities, if these are only some. */
  letters?: LettersOf | undefined
  words: Words
}

/** The service's pages in cities, with the drive in minutes. */
export function Cities({ cities, letters, words }: CitiesProps) {
  return (
    <section className="service-cities">
      <h2>{words('service.cities')}</h2>
      <CityLinks cities={cities} words={words} />
      <Letters letters={letters} />
    </section>
  )
}

/** Facts about the practice that hold for any city: where it is, which plans it accepts, what patients say. */
export function ThePractice({ service, layout, phone }: { service: ServiceBody; layout: LayoutData; phone: Phone }) {
  return (
    <>
      <div className="wrap practice-facts">
        <Office layout={layout} phone={phone} />
        <Insurance layout={layout} />
      </div>
      <Testimonials testimonials={service.testimonials} layout={layout} />
      <Closing layout={layout} phone={phone} />
      <PartnerStrip partners={service.partners} words={layout.words} />
    </>
  )
}

/** Who vouches for the practice: patients, and the brands it works with. */
export function Trust({ service, layout }: { service: ServiceBody; layout: LayoutData }) {
  return (
    <>
      <Testimonials testimonials={service.testimonials} layout={layout} />
      <PartnerStrip partners={service.partners} words={layout.words} />
    </>
  )
}
