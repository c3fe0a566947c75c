import type { Entry } from './line.ts'

/** Section 4: states and transitions. */
export const section4: readonly Entry[] = [
  {
    says: 'Values: english or spanish',
    provedBy: [
      'tests/browser/detect-language.test.ts > is the language of the page when no source names one',
      'tests/browser/detect-language.test.ts > is one of the languages of the site, whatever the sources hold',
    ],
  },
  {
    says: 'Initial choice, in order',
    provedBy: [
      'tests/browser/next-step.test.ts > is moved to the Spanish page once they have chosen Spanish',
      'tests/browser/next-step.test.ts > stays there and is asked nothing once they have chosen English',
    ],
    reading:
      'The path alone decides what is rendered. A stored choice redirects to the counterpart; a Spanish browser is only offered Spanish.',
  },
  {
    says: 'a path starting with /es gives Spanish',
    provedBy: 'tests/e2e/language.spec.ts > is asked nothing on a Spanish page',
  },
  {
    says: 'otherwise the stored choice',
    provedBy:
      'tests/e2e/language.spec.ts > is redirected from an English URL to its Spanish counterpart, with its query and hash',
  },
  {
    says: 'otherwise Spanish if the browser language',
    provedBy: [
      'tests/e2e/language.spec.ts > is offered the Spanish page in Spanish, with the detected language stored but not as a choice, and follows the offer',
      'tests/browser/next-step.test.ts > is only asked when Spanish is detected but was never chosen',
    ],
    reading: 'A Spanish browser is offered Spanish in a bar, and not redirected.',
  },
  {
    says: 'otherwise English.',
    provedBy: [
      'tests/e2e/language.spec.ts > a visitor with an English browser does not load the language offer',
      'tests/browser/detect-language.test.ts > is the language of the page when no source names one',
    ],
  },
  {
    says: 'The choice is stored under the key language',
    provedBy:
      'tests/e2e/language.spec.ts > keeps the subject, switches the lang and the title of the page, and remembers the choice',
  },
  {
    says: 'A separate detection order',
    provedBy: [
      'tests/browser/detect-language.test.ts > comes from the strongest source: query, cookie, local storage, session storage, browser, page',
      'tests/e2e/language.spec.ts > is offered the Spanish page in Spanish, with the detected language stored but not as a choice, and follows the offer',
      'tests/browser/detect-language.test.ts > comes from the next source when one contains script',
    ],
  },
  {
    says: "On a language change the page's lang",
    provedBy: [
      'tests/e2e/language.spec.ts > keeps the subject, switches the lang and the title of the page, and remembers the choice',
      'tests/rules/search-engine-rules.ts > has titles and descriptions that no other page has',
    ],
    reading: 'Every page has its own title, so the default is never needed.',
  },
  {
    says: 'States: checking, then allowed',
    provedBy: [
      'tests/e2e/gate.spec.ts > reads the page after a check that is announced to screen readers, and is neither checked again nor shown the screen again',
      'tests/e2e/gate.spec.ts > from …',
      'tests/e2e/gate.spec.ts > a visitor in Irvine keeps the page and the next one, without another lookup',
      'tests/e2e/gate.spec.ts > a visitor from elsewhere keeps the page being read, and is turned away from the next one',
    ],
    reading:
      'A page waits a second and a half for the check and then opens; a later answer takes effect on the next page.',
  },
  {
    says: 'Denied: the visitor is redirected',
    provedBy: [
      'tests/e2e/gate.spec.ts > from …',
      'tests/e2e/gate.spec.ts > in Spanish from a Spanish page, whose link leads back to it and checks again',
    ],
  },
  {
    says: "If the gate's own check throws",
    provedBy: [
      'tests/e2e/gate.spec.ts > the rules are missing or malformed',
      'tests/e2e/gate.spec.ts > the script of the check fails to load',
    ],
  },
  {
    says: '**Contact form button:**',
    provedBy: 'tests/e2e/contact.spec.ts > the button shows the progress, and the page then confirms the message',
  },
  {
    says: 'On page load, the visit type is preset',
    provedBy: [
      'tests/e2e/appointment.spec.ts > Schedule opens the appointment dialog for the page, which keeps the focus, and Cancel closes it',
      'tests/e2e/appointment.spec.ts > a patient books on …: the mail app opens with the whole request',
    ],
    reading: 'The page load of the dialog is its opening: a visitor who only reads a page has not started a request.',
  },
  {
    says: 'On submit, the attempt must pass',
    provedBy: [
      'tests/browser/appointment-submit.test.ts > a submission goes through its steps in the specified order',
      'tests/browser/appointment-submit.test.ts > a request without a visit type counts as General',
      'tests/browser/appointment-submit.test.ts > the confetti and the event wait until the request is accepted, and no mail app opens',
      'tests/e2e/appointment-failures.spec.ts > confetti falls in pink and teal over the dialog, is cleared away, and breaks no rule of the policy',
      'tests/specification/confetti.test.ts > the confetti is cleared away after 1.5 seconds, and not before',
    ],
  },
  {
    says: 'After a 1-second delay',
    provedBy: [
      'tests/browser/appointment-submit.test.ts > a submission goes through its steps in the specified order',
      'tests/e2e/appointment.spec.ts > nothing typed is stored, and the token is cleared after the request',
    ],
    reading: 'The form closes. The dialog stays with the next step, for visitors whose mail app did not open.',
  },
  {
    says: 'Cancel sends an appointment_cancel',
    provedBy:
      'tests/e2e/appointment.spec.ts > Cancel is counted, closes the dialog and discards what was typed; Escape keeps it',
  },
  {
    says: 'Mobile menu: open or closed',
    provedBy: [
      'tests/e2e/header.spec.ts > the menu opens and closes with its button, and closes on a tap outside, on Escape, when keyboard focus leaves it or when a page is chosen',
      'tests/e2e/header.spec.ts > opens on hover, and leads to a condition',
      'tests/e2e/header.spec.ts > is masked until the visitor reveals it: …',
    ],
  },
  {
    says: 'Images: not in view',
    provedBy: [
      'tests/e2e/images.spec.ts > a picture below the screen waits until it is within 50 px, then loads and is shown in the space kept for it',
      'tests/e2e/images.spec.ts > a picture that cannot be loaded is replaced by a note once, even if its error event repeats: …',
      'tests/e2e/view-slider.spec.ts > a drawing waits until it is within 50 px of the screen',
      'tests/e2e/view-slider.spec.ts > a drawing that cannot be loaded says so in its place, and the slider still leads to the other one: …',
      'tests/e2e/images.spec.ts > a brand whose logo cannot be loaded is shown by name',
    ],
  },
  {
    says: 'Partner strip: starts',
    provedBy: [
      'tests/e2e/partner-strip.spec.ts > the brands wait a second, then start to scroll, the first behind the last one without a gap',
      'tests/e2e/partner-strip.spec.ts > the brands pause on hover and keyboard focus, and stop for good with the checkbox',
    ],
  },
  {
    says: 'Toasts: auto-dismiss',
    provedBy: [
      'tests/e2e/toasts.spec.ts > a toast, even an error, disappears after 4 seconds or when it is dismissed',
      'tests/e2e/toasts.spec.ts > three toasts are visible, 356 px wide and 14 px apart once they are spread out',
      'tests/e2e/toasts.spec.ts > a toast stays while it is hovered or held, and while the tab is hidden',
      'tests/e2e/toasts.spec.ts > a toast is dismissed by a swipe of 20 px, or by a quick flick',
    ],
  },
  {
    says: 'Analytics: pages are tracked',
    provedBy: [
      'tests/browser/analytics-keep-session.test.ts > a session is saved with its duration when the page is %s',
      'tests/browser/analytics-keep-session.test.ts > %s is saved at once',
      'tests/e2e/analytics.spec.ts > no unload or beforeunload listener keeps a page out of the back/forward cache',
    ],
    reading: 'Leaving is detected by pagehide: an unload listener would keep pages out of the back/forward cache.',
  },
  {
    says: 'Keyboard-navigation styling',
    provedBy: [
      'tests/e2e/keyboard.spec.ts > Tab marks the page as used by keyboard, which makes the focus visible, and a click removes the mark',
      'tests/e2e/search.spec.ts > the search works by keyboard: slash, words, arrows, Enter',
    ],
    reading: 'The shortcut of the search is the slash, or Ctrl+K or Command+K.',
  },
]
