import type { LayoutData, Phone, ServiceBody, Words } from '../../generator/page.ts'
import { Closing } from './closing.tsx'
import { Insurance } from './insurance.tsx'
import { Office } from './office.tsx'
import { PartnerStrip } from './partner-strip.tsx'
import { listItem } from './rich-item.tsx'
import { RichText } from './rich-text.tsx'
import { Testimonials } from './testimonials.tsx'

// What a service's hub and its pages in cities are made of.

/** Why to come here for it. */
export function Benefits({ service, words }: { service: ServiceBody; words: Words }) {
  return (
    <section className="band band-soft">
      <div className="wrap">
        <h2>{words('service.benefits')}</h2>
        <ul className="benefits">{service.benefits.map(listItem)}</ul>
      </div>
    </section>
  )
}

/** The practice's expertise, and what happens at the visit. */
export function Expertise({ service, words }: { service: ServiceBody; words: Words }) {
  return (
    <div className="wrap prose">
      <section>
        <h2>{words('service.expertise')}</h2>
        {service.expertise.map((text, index) => (
          <p key={index}>
            <RichText text={text} />
          </p>
        ))}
      </section>
      <section>
        <h2>{words('service.visit')}</h2>
        <ol className="steps">{service.visit.map(listItem)}</ol>
      </section>
    </div>
  )
}

/** What is true of the practice whatever the city: where it is, what patients say, which plans it takes. */
export function ThePractice({ service, layout, phone }: { service: ServiceBody; layout: LayoutData; phone: Phone }) {
  return (
    <>
      <Office layout={layout} phone={phone} />
      <Testimonials testimonials={service.testimonials} layout={layout} />
      <Insurance layout={layout} />
      <Closing layout={layout} phone={phone} />
      <PartnerStrip partners={service.partners} words={layout.words} />
    </>
  )
}
