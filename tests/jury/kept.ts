import type { JurorName } from './juror.ts'

/** A finding that we accept, with the reason. An entry that matches no finding on our own manifest fails the run. */
export interface Kept {
  juror: JurorName
  /** The juror's exact name of the rule. */
  rule: string
  /** Where: matched against the address of the page and the place in it, with a space between. */
  where: RegExp
  why: string
}

export const kept: readonly Kept[] = [
  {
    juror: 'vnu',
    rule: 'error: CSS: Unrecognized at-rule “@view-transition”',
    where: /line 1:/,
    why: 'Defined by CSS View Transitions Level 2. The checker takes CSS from an older validator; browsers skip what they do not know.',
  },
  {
    juror: 'csp',
    rule: 'medium maybe: script-src',
    where: / 'self'$/,
    why: "A caution for hosts with JSONP, AngularJS or uploads. A published site is our own files, and scripts outside 'self' need a hash.",
  },

  // HTML_CodeSniffer's warnings: what it cannot decide by itself.
  {
    juror: 'htmlcs',
    rule: 'warning: Principle1.Guideline1_4.1_4_10.C32,C31,C33,C38,SCR34,G206',
    where: / <[^>]*(privacy-panel|call-bar|scroll-top|spinner|toast-place|gate-screen)/,
    why: 'It asks about everything fixed to the window. At 320 px no page scrolls sideways: tests/e2e/kinds.spec.ts.',
  },
  {
    juror: 'htmlcs',
    rule: 'warning: Principle1.Guideline1_3.1_3_1.H48',
    where: / <(div class="(wrap|actions|dialog-actions)"|p[ >])/,
    why: 'Two or three links side by side, a logo next to a menu, or links within a sentence. The menus themselves are lists.',
  },
  {
    juror: 'htmlcs',
    rule: 'warning: Principle1.Guideline1_4.1_4_3.G18.Abs',
    where: / <\w+ class="(skip-link|visually-hidden)"/,
    why: 'Text for screen readers is not visible. The skip link is brand on surface, which tests/templates/contrast.test.ts measures.',
  },
  {
    juror: 'htmlcs',
    rule: 'warning: Principle1.Guideline1_4.1_4_3.G18.Abs',
    where: / <text /,
    why: 'Names on a map, in a color whose contrast on land and sea tests/templates/contrast.test.ts measures; a rim covers lines.',
  },
  {
    juror: 'htmlcs',
    rule: 'warning: Principle1.Guideline1_4.1_4_3.G18.Abs',
    where: / <(li id="source-\d+"|a href="https:|a href="#note-)/,
    why: 'Sources next to the text that cites them, on a wide screen: on the background of the page, as everywhere else.',
  },
  {
    juror: 'htmlcs',
    rule: 'warning: Principle1.Guideline1_4.1_4_3.G18.Abs',
    where: / <span>/,
    why: 'The names on the two halves of a picture have their own background.',
  },
  {
    juror: 'htmlcs',
    rule: 'warning: Principle1.Guideline1_4.1_4_3.G18.BgImage',
    where: / <(td|caption|p class="frame-measure")[ >]/,
    why: 'The image is a shadow at the edge of a table that scrolls, or the two halves of the background below a frame.',
  },
  {
    juror: 'htmlcs',
    rule: 'warning: Principle1.Guideline1_4.1_4_3.G145.Abs',
    where: / <h2 class="visually-hidden"/,
    why: 'A heading for screen readers only.',
  },
  {
    juror: 'htmlcs',
    rule: 'warning: Principle1.Guideline1_3.1_3_1.H48.2',
    where: / <p><bdi>\d+ /,
    why: 'A street address begins with a number and is followed by a line break: it is not a list.',
  },
  {
    juror: 'htmlcs',
    rule: 'warning: Principle1.Guideline1_1.1_1_1.H67.2',
    where: / <img src="\/views\//,
    why: 'Two halves of a picture in a link to the slider, which describes both. The words on them name the link.',
  },
  {
    juror: 'htmlcs',
    rule: 'warning: Principle4.Guideline4_1.4_1_2.H91.Select.Value',
    where: / <select /,
    why: 'It looks for a "selected" attribute. Without one the first option is the value.',
  },
  {
    juror: 'htmlcs',
    rule: 'warning: Principle1.Guideline1_3.1_3_1.H85.2',
    where: /id="contact-reason"/,
    why: 'Six reasons of one kind: there is nothing to group.',
  },

  // IBM's "potential" findings are for a person to review; "recommendation" goes beyond what WCAG asks for.
  {
    juror: 'ibm',
    rule: 'violation potential: element_tabbable_unobscured',
    where: / <(a|input) /,
    why: 'Reported for elements in a closed <details> or out of view. When scrolled to, nothing covers them: tests/e2e/small-screens.spec.ts.',
  },
  {
    juror: 'ibm',
    rule: 'violation fail: element_tabbable_role_valid',
    where: / <section tabindex="0" aria-label="[^"]*" class="table-box/,
    why: 'A table that scrolls sideways takes focus so that keys can scroll it, which axe demands.',
  },
  {
    juror: 'ibm',
    rule: 'violation potential: input_label_visible',
    where: / <button aria-label=/,
    why: 'Buttons whose label is a picture: an arrow and a magnifying glass. The name is in aria-label.',
  },
  {
    juror: 'ibm',
    rule: 'violation potential: input_label_visible',
    where: / <input [^>]*type="search"/,
    why: 'The magnifying glass is its visible label, and the hint in the box says the word.',
  },
  {
    juror: 'ibm',
    rule: 'violation potential: input_label_visible',
    where: / <textarea /,
    why: 'Each has a visible <label for> above it: the rule looks for those of inputs and buttons only.',
  },
  {
    juror: 'ibm',
    rule: 'violation potential: widget_tabbable_exists',
    where: / <button [^>]*tabindex="-1" type="submit"/,
    why: 'The button of the search box is for the pointer. Enter in the box does the same, without another tab stop.',
  },
  {
    juror: 'ibm',
    rule: 'violation potential: style_color_misuse',
    where: / <link [^>]*rel="stylesheet"/,
    why: 'Reported for every stylesheet with colors. Marks also differ in shape or words, and the pages work in forced colors.',
  },
  {
    juror: 'ibm',
    rule: 'violation potential: text_sensory_misuse',
    where: / <(p|li|h3|td|dd|summary|strong)\b/,
    why: 'It looks for single words, such as "right" in "right away" or "small" in "small print". "Above" and "below" are true in reading order.',
  },
  {
    juror: 'ibm',
    rule: 'violation potential: text_quoted_correctly',
    where: / <(p|li|td)\b/,
    why: 'Words that somebody might say, in quotation marks: an example, not a quotation.',
  },
  {
    juror: 'ibm',
    rule: 'violation potential: text_block_heading',
    where: / <p class="qr-practice"/,
    why: 'The name of the practice on a sheet to print, in the caption of a figure.',
  },
  {
    juror: 'ibm',
    rule: 'recommendation potential: input_fields_grouped',
    where: /id="contact-/,
    why: 'Five fields of one short form that has a name: there is nothing to group.',
  },
  {
    juror: 'ibm',
    rule: 'recommendation fail: fieldset_legend_valid',
    where: / <fieldset/,
    why: 'Each has a <legend>, for screen readers only, as the heading above it says the same. The rule counts visible ones.',
  },
  {
    juror: 'ibm',
    rule: 'recommendation potential: media_alt_brief',
    where: / <img /,
    why: 'What somebody with an eye disease sees cannot be described in 150 characters.',
  },
  {
    juror: 'ibm',
    rule: 'recommendation potential: list_structure_proper',
    where: / <dl[ >]/,
    why: 'HTML allows a <div> around each term and its value; the rule does not know.',
  },
  {
    juror: 'lighthouse',
    rule: 'seo: is-crawlable',
    where: /noindex/,
    why: 'Pages that are not for search engines: the not-found, out-of-area and staff pages.',
  },
]
