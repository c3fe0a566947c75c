import type { LayoutData, Testimonial } from '../../generator/page.ts'
import { Band } from './band.tsx'
import { ownLanguage } from './own-language.ts'

/** Quotes from patients. An invented one is labeled as such. */
export function Testimonials({ testimonials, layout }: { testimonials: readonly Testimonial[]; layout: LayoutData }) {
  if (testimonials.length === 0) return null
  const {
    words,
    practice: { rating },
  } = layout
  return (
    <Band heading={words('testimonials.heading')} className="band-soft">
      {rating && <p>{words('testimonials.rating', { value: rating.value, count: rating.count }, rating.amount)}</p>}
      <ul className="cards">
        {testimonials.map(({ quote, language, author, location, day, sample }, index) => (
          <li key={index} className="card">
            <figure className="quote">
              <p className="stars">
                <span aria-hidden="true">★★★★★</span>
                <span className="visually-hidden">{words('testimonials.stars')}</span>
              </p>
              <blockquote {...ownLanguage(language)}>
                <p>{quote}</p>
              </blockquote>
              <figcaption>
                <strong>{author}</strong>
                <span>{location}</span>
                {day && <span>{day}</span>}
                {sample && <span className="tag">{words('testimonials.sample')}</span>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Band>
  )
}
