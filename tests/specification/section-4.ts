import type { Line } from './line.ts'

/** Section 4: states and transitions. */
export const section4: readonly Line[] = [
  {
    section: '4',
    says: 'Values: english or spanish',
    provedBy: [
      'tests/browser/detect-language.test.ts > is that of the page when no source names one',
      'tests/browser/detect-language.test.ts > is one of the languages of the site, whatever the sources hold',
    ],
  },
  {
    section: '4',
    says: 'Initial choice, in order',
    provedBy: [
      'tests/browser/next-step.test.ts > is moved to the Spanish one when they once chose Spanish',
      'tests/browser/next-step.test.ts > is left alone, and asked nothing, once they chose English',
    ],
    reading:
      'The path alone decides what is rendered; a stored choice moves to the pair, a Spanish browser is only offered Spanish.',
  },
  {
    section: '4',
    says: 'a path starting with /es gives Spanish',
    provedBy: ['tests/e2e/language.spec.ts > reads Spanish pages without being asked anything'],
  },
  {
    section: '4',
    says: 'otherwise the stored choice',
    provedBy: [
      'tests/e2e/language.spec.ts > is moved from an English address to its pair, with its query and its hash',
    ],
  },
  {
    section: '4',
    says: 'otherwise Spanish if the browser language',
    provedBy: [
      'tests/e2e/language.spec.ts > is offered Spanish, in Spanish, and goes there',
      'tests/browser/next-step.test.ts > is only asked when nothing but their browser prefers Spanish',
    ],
    reading: 'A Spanish browser is offered Spanish in a bar, and not moved.',
  },
  {
    section: '4',
    says: 'otherwise English.',
    provedBy: [
      'tests/e2e/language.spec.ts > a visitor with an English browser loads nothing to find that out',
      'tests/browser/detect-language.test.ts > is that of the page when no source names one',
    ],
  },
  {
    section: '4',
    says: 'The choice is stored under the key language',
    provedBy: ['tests/e2e/language.spec.ts > remembers the choice'],
  },
  {
    section: '4',
    says: 'A separate detection order',
    provedBy: [
      'tests/browser/detect-language.test.ts > is what the strongest source says: query, cookie, local storage, session storage, browser, page',
      'tests/e2e/language.spec.ts > has what was detected remembered',
      'tests/browser/detect-language.test.ts > passes over a source that holds script, and asks the next',
    ],
  },
  {
    section: '4',
    says: "On a language change the page's lang",
    provedBy: [
      'tests/e2e/language.spec.ts > keeps the subject, and sets the lang of the page and its title',
      'tests/rules/search-engine-rules.ts > has titles and descriptions that no other page has',
    ],
    reading: 'Every page has a title of its own, so the fallback to a default is never needed.',
  },
  {
    section: '4',
    says: 'States: checking, then allowed',
    provedBy: [
      'tests/e2e/gate.spec.ts > reads the page after the check, of which screen readers are told, and is not checked again',
      'tests/e2e/gate.spec.ts > from …',
      'tests/e2e/gate.spec.ts > a visitor in Irvine keeps the page and the next one, which asks nobody',
      'tests/e2e/gate.spec.ts > a visitor from elsewhere keeps the page being read, and is turned away from the next one',
    ],
    reading:
      'A page waits a second and a half for the check and opens then; a later answer counts from the next page on.',
  },
  {
    section: '4',
    says: 'Denied: the visitor is redirected',
    provedBy: ['tests/e2e/gate.spec.ts > from …', 'tests/e2e/gate.spec.ts > in Spanish from a Spanish page'],
  },
  {
    section: '4',
    says: "If the gate's own check throws",
    provedBy: [
      'tests/e2e/gate.spec.ts > the rules are missing, or not what they should be',
      'tests/e2e/gate.spec.ts > the script of the check does not arrive',
    ],
  },
  {
    section: '4',
    says: '**Contact form button:**',
    provedBy: ['tests/e2e/contact.spec.ts > the button says what happens, and then the message is thanked for'],
  },
  {
    section: '4',
    says: 'On page load, the visit type is preset',
    provedBy: [
      'tests/e2e/appointment.spec.ts > Schedule opens the appointment dialog for the page, and Cancel closes it',
      'tests/e2e/appointment.spec.ts > a patient books on …: the mail app opens with all that was said',
    ],
    reading: 'The page load of the dialog is its opening: who only reads a page has not started a request.',
  },
  {
    section: '4',
    says: 'On submit, the attempt must pass',
    provedBy: [
      'tests/browser/appointment-submit.test.ts > a submission goes through its steps in the specified order',
      'tests/browser/appointment-submit.test.ts > a request without a visit type counts as General',
      'tests/browser/appointment-submit.test.ts > confetti and event wait until the request is taken, and no mail app is opened',
      'tests/e2e/appointment-failures.spec.ts > confetti falls in pink and teal over the dialog, and is cleared away',
      'tests/specification/confetti.test.ts > the confetti is cleared away after 1.5 seconds, and not before',
    ],
  },
  {
    section: '4',
    says: 'After a 1-second delay',
    provedBy: [
      'tests/browser/appointment-submit.test.ts > a submission goes through its steps in the specified order',
      'tests/e2e/appointment.spec.ts > what was typed is kept nowhere, and the token is gone after the request',
    ],
    reading: 'The form closes. The dialog stays with the next step, for visitors whose mail app did not open.',
  },
  {
    section: '4',
    says: 'Cancel sends an appointment_cancel',
    provedBy: [
      'tests/e2e/appointment.spec.ts > Cancel is counted, closes the dialog and forgets what was typed; Escape keeps it',
    ],
  },
  {
    section: '4',
    says: 'Mobile menu: open or closed',
    provedBy: [
      'tests/e2e/header.spec.ts > the menu opens and closes by its button, by a tap beside it and when a page is chosen',
      'tests/e2e/header.spec.ts > opens while the mouse is over it, and leads to a condition',
      'tests/e2e/header.spec.ts > is masked until it is asked for: …',
    ],
  },
  {
    section: '4',
    says: 'Images: not in view',
    provedBy: [
      'tests/e2e/images.spec.ts > a picture below the screen waits, loads within 50 px of it, and is shown',
      'tests/e2e/images.spec.ts > a picture that cannot be loaded says so in its place: …',
      'tests/e2e/view-slider.spec.ts > a drawing waits until it is within 50 px of the screen',
      'tests/e2e/view-slider.spec.ts > a drawing that cannot be loaded says so in its place, and the slider leads to the other one: …',
      'tests/e2e/images.spec.ts > a brand whose logo cannot be loaded is named',
    ],
  },
  {
    section: '4',
    says: 'Partner strip: starts',
    provedBy: [
      'tests/e2e/partner-strip.spec.ts > the brands wait a second, then pass by',
      'tests/e2e/partner-strip.spec.ts > they stop under the mouse, for the keyboard, and for good by the box',
    ],
  },
  {
    section: '4',
    says: 'Toasts: auto-dismiss',
    provedBy: [
      'tests/e2e/toasts.spec.ts > a toast goes after 4 seconds, an error too, or as soon as it is dismissed',
      'tests/e2e/toasts.spec.ts > three toasts are visible, 356 px wide and 14 px apart once they are spread out',
      'tests/e2e/toasts.spec.ts > a toast waits while it is hovered, while it is held, and while the tab is hidden',
      'tests/e2e/toasts.spec.ts > a toast is dismissed by a swipe of 20 px, or by a quick flick',
    ],
  },
  {
    section: '4',
    says: 'Analytics: pages are tracked',
    provedBy: [
      'tests/browser/analytics-keep-session.test.ts > a session is saved when the page is %s, with how long it lasted',
      'tests/browser/analytics-keep-session.test.ts > %s is saved at once',
      'tests/e2e/analytics.spec.ts > nothing keeps a page out of the back/forward cache: there is no unload listener',
    ],
    reading: 'Leaving is heard as pagehide: an unload listener would keep pages out of the back/forward cache.',
  },
  {
    section: '4',
    says: 'Keyboard-navigation styling',
    provedBy: [
      'tests/e2e/keyboard.spec.ts > moving by Tab marks the page, and a press of the mouse takes the mark away',
      'tests/e2e/search.spec.ts > by keyboard: slash, words, arrows, Enter',
    ],
    reading: 'The key of the search is the slash, or Ctrl or Command with K.',
  },
]
