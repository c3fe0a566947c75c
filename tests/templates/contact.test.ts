import { createElement } from 'react'
import { expect, it } from 'vitest'
import { Contact } from '../../templates/kinds/contact.tsx'
import { exampleHtml } from '../support/example-html.ts'
import { pageAt, siteOf, world } from '../support/world.ts'

it('a contact page without sections has no empty column next to the message form', () => {
  const site = siteOf(world('base'))
  const page = pageAt<'contact'>('/contact', site)
  const columns = (sections: typeof page.content.sections) =>
    exampleHtml(
      createElement(Contact, { page: { ...page, content: { ...page.content, sections } }, layout: site.layout('en') }),
    ).match(/<div class="article-body">/g)
  expect(columns([])).toHaveLength(1)
  expect(columns([{ id: 'first', heading: 'Call first', blocks: [] }])).toHaveLength(2)
})

it('a contact page of an office without hours has no empty column next to the introduction', () => {
  const site = siteOf(world('base'))
  const page = pageAt<'contact'>('/contact', site)
  const week = { ...page.content.week, hours: [] }
  const drawn = createElement(Contact, {
    page: { ...page, content: { ...page.content, week } },
    layout: site.layout('en'),
  })
  expect(exampleHtml(drawn)).not.toContain('hero-picture')
})

it('the message form offers the number of its page', () => {
  const site = siteOf(world('base'))
  const page = { ...pageAt<'contact'>('/contact', site), phone: { text: '(714) 555-0199', href: 'tel:+17145550199' } }
  const layout = site.layout('en')
  const [, form] = exampleHtml(createElement(Contact, { page, layout })).split('data-island="contact-form"')
  expect(form).toContain('tel:+17145550199')
  expect(form).not.toContain(layout.practice.phone.href)
})
