/** A place in a manifest file: 1-based, as editors count. `file` is relative to the manifest folder. */
export interface Place {
  file: string
  line: number
  column: number
}

/** A change to one file: replaces the characters from `start` up to `end`, UTF-16 offsets in its text, with `text`. */
export interface Edit {
  file: string
  start: number
  end: number
  text: string
}

/** An author's mistake. Authors' mistakes are returned, all of a run at once; programming errors throw. */
export interface Problem extends Place {
  code: ProblemCode
  severity: 'error' | 'warning'
  /** What is wrong, in terms the author knows. */
  message: string
  /** What to do about it: an imperative. */
  fix: string
  /** The fix as edits, where it needs no decision: applying them removes the problem and causes no other. */
  edits?: readonly Edit[]
}

interface Entry {
  severity: 'error' | 'warning'
  /** Why this is a problem at all: what `sightline explain CODE` prints. */
  why: string
  /** Summarizes many of them at once, after their number: `cities show ...`. */
  many?: string
}

const error = (why: string): Entry => ({ severity: 'error', why })
const warning = (why: string, many?: string): Entry => ({ severity: 'warning', why, ...(many && { many }) })

/** All problems. A code is permanent: people search for it and scripts test for it. */
export const catalogue = {
  MISSING_FILE: error('Each file of the manifest holds one kind of fact. Without it no page can be made.'),
  UNKNOWN_FILE: error(
    'A file that is not part of the manifest is never read, so what stands in it would be lost silently.',
  ),
  NOT_A_FILE: error(
    'Only files inside the folder of the manifest are read. A pipe may never end, and a link may show on the site, or in a message, what is nobody else’s business.',
  ),
  TOO_LARGE: error(
    'No person writes this much. A file that a program filled by mistake would take all memory of the machine.',
  ),
  YAML_SYNTAX: error(
    'The file cannot be read as YAML: a quote, a colon or the indentation is off. Nothing after that place is understood.',
  ),
  YAML_ALIAS_BOMB: error('Anchors and aliases that refer to each other grow without end when they are written out.'),
  YAML_TOO_DEEP: error('No part of a manifest is nested this deeply: the file is damaged, or not a manifest.'),
  UNKNOWN_KEY: error('A key we do not know is usually a typo. It is refused so that its value is not lost silently.'),
  WRONG_TYPE: error('The value is of another kind than the key holds. YAML reads 1995 as a number and "1995" as text.'),
  MISSING_FIELD: error('The page cannot be made without this value.'),
  MISSING_LANGUAGE: error(
    'Every page falls back to the first language of languages.yaml, so it must be there. Only a page under the folder of another language, such as pages/es/, may be in that one alone.',
  ),
  UNLISTED_LANGUAGE: error(
    'languages.yaml says which languages the site is in. Words in any other are read by nobody, and may be there by mistake: the language was taken off the list, or is not on it yet.',
  ),
  WRONG_LENGTH: error('The layout is made for this number of entries.'),
  UNKNOWN_VALUE: error('Only the listed values have a meaning here.'),
  EMPTY_TEXT: error('An empty text would leave a hole in the page.'),
  BAD_SLUG: error('A slug becomes part of a URL. URLs with capitals, accents or spaces break when people share them.'),
  BAD_URL: error('The address would lead nowhere, or would be open to eavesdroppers without https.'),
  BAD_COLOR: error(
    'Pages, icons and pictures are drawn in the color. Only its six digits leave no doubt which one it is.',
  ),
  BAD_EMAIL: error('Mail to this address would not arrive.'),
  BAD_PHONE: error('A patient who taps the number must reach the practice. Area code and exchange start with 2-9.'),
  BAD_PAGE_ID: error(
    'One page names another by its path in the first language of languages.yaml, as in /conditions/dry-eye.',
  ),
  BAD_VALUE: error('The value breaks a rule of its field.'),
  DIFFERENT_SHAPE: error(
    'All languages must have the same sections, lists and questions, or readers of one get less than those of another.',
  ),
  DUPLICATE_SLUG: error('Two entries with one slug would fight for the same URLs.'),
  DUPLICATE_URL: error('Two pages cannot have the same address: one of them would be lost.'),
  RESERVED_ADDRESS: error(
    'Browsers keep what lies in the folders of scripts and pictures for a year. Visitors would not see what changes on a page there.',
  ),
  DUPLICATE_TITLE: error('Two pages with one title look the same in search results and browser tabs.'),
  DUPLICATE_DESCRIPTION: error('Two pages with one description look the same in search results.'),
  UNKNOWN_VISIT_TYPE: error(
    'The appointment dialog offers what is listed under visitTypes: in vertical.yaml, and nothing else.',
  ),
  UNKNOWN_CITY: error('cities.yaml has no city with this slug.'),
  UNKNOWN_SERVICE: error('services.yaml has no service with this slug.'),
  UNKNOWN_AUDIENCE: error('audiences.yaml has no audience with this id.'),
  UNKNOWN_TESTIMONIAL: error('testimonials.yaml has no testimonial with this id.'),
  UNKNOWN_PAGE: error('No page has this id. A page is named by its path in the first language of languages.yaml.'),
  UNKNOWN_HASH: error('The page has no section with this id, so the link would land at its top.'),
  UNKNOWN_PHONE: error('practice.yaml has no number with this name.'),
  UNKNOWN_PARTNERS: error('partners.yaml has no brand in this category.'),
  UNKNOWN_SOURCE: error('sources.yaml has no source with this id, so the reader could not look the fact up.'),
  UNKNOWN_SIGN: error('signs.yaml has no sign with this id.'),
  NO_TIME_ZONE: error(
    'A calendar file names a moment. Without the time zone of the office, patients would come at the wrong hour.',
  ),
  SIGN_LEVEL: error(
    'A sign has one level on the whole site. A patient who reads of it on two pages must not be told two things.',
  ),
  FREE_SIGN: error(
    'The text speaks of a sign of signs.yaml in words of its own. It could give it another level than other pages do.',
  ),
  CUE_OF_TWO: error('Words that stand for two signs cannot tell which of them a text speaks of.'),
  FREE_PROMISE: error(
    'The text speaks of what practice.yaml lists as equipment or a promise in words of its own. Nobody would notice when it is not true.',
  ),
  NOTHING_LEFT: error('A sentence that rests on what nobody has confirmed is not published: the text would be empty.'),
  AVOIDED_WORD: error('ui/glossary.yaml says which words mislead readers, and which stand in their place.'),
  OUTDATED_SOURCE: warning(
    'A new edition of the document comes out every year: what the page takes from it may have changed.',
  ),
  UNCONFIRMED: error('The practice says this to patients. Somebody must answer for it by name.'),
  GATED_ADVICE: error(
    'The page tells patients to act today. Whoever the location check takes for a stranger must be able to read it too.',
  ),
  NO_FIRST_AID: error(
    'A patient whose location is mistaken sees this page in place of another: it must say what to do in an emergency.',
  ),
  UNKNOWN_STATE: error('Addresses, the check of where visitors are and the gazetteer name a state by its two letters.'),
  ZIP_OF_OTHER_STATE: error('Mail, maps and search engines would look for the office in two states.'),
  AREA_CODE_OF_OTHER_STATE: warning(
    'A wrong digit in the area code is the likeliest reason. Some practices do keep a number of another state.',
  ),
  IMPOSSIBLE_PLACE: error(
    'The map, the cities nearby and the drive are made of the coordinates. West of Greenwich, as all of the United States is, "lon" is negative.',
  ),
  UNLIKELY_PLACE: warning(
    'A digit of the coordinates may be wrong. The map, the cities nearby and the drive are made of them.',
  ),
  CITY_AND_NEIGHBORHOOD: error(
    'Two pages about one place compete with each other: search engines show one of the two, and nobody knows which.',
  ),
  GATE_SHUTS_OUT: error(
    'Visitors from outside the box or the states of the gate do not see the site. Patients of the practice must be inside.',
  ),
  IMPOSSIBLE_HOURS: error(
    'Patients read the words, search engines the times. Where they differ, somebody ends up at a locked door.',
  ),
  UNLIKELY_HOURS: warning(
    'Patients read the words, search engines the times: "opens" and "closes" are on a clock of 24 hours.',
  ),
  CONTRADICTORY_FIGURES: error('Readers who find two figures for one fact believe neither.'),
  UNLIKELY_FIGURE: warning('A figure may have a wrong digit, or one too many.'),
  FUTURE_DATE: error('Nobody has reviewed, confirmed, said or published anything on a day that has not come.'),
  LISTED_TWICE: error('Readers would see the same entry twice in one list.'),
  LINKS_TO_ITSELF: error('A page that leads to itself leads nowhere.'),
  UNLIKELY_EMAIL: warning('Mail to a misspelled domain is lost, or arrives at a stranger who has registered it.'),
  MISSING_DAY: warning('Patients who want to come on that day are told nothing.'),
  NO_PAGE_VIEWS: warning(
    'Page views count by the country of the visitor, and where the geo gate is off nobody finds that out.',
  ),
  UNKNOWN_FILL_IN: error('The name in curly braces cannot be filled in here, so the reader would see the braces.'),
  BAD_MARK: error(
    'The marks of a link or of strong words are not closed, stand inside each other, or stand where only plain words are shown: the reader would see them.',
  ),
  TEXT_CUT: error('To YAML, a "#" after a space starts a comment: the rest of the text is lost without a word.'),
  COMMENT_AFTER_TEXT: warning(
    'To YAML, a "#" after a space starts a comment. Words after a text may be a note, or its end.',
  ),
  INVISIBLE_CHARACTER: error(
    'Copied text brings along characters that nobody sees. They show words mirrored, and keep names and addresses from being found.',
  ),
  GARBLED_TEXT: error(
    'The text was saved in one encoding and opened in another. Readers would see signs in place of letters.',
  ),
  UNFINISHED_TEXT: error('A note or a stand-in for a text was left where readers would see it.'),
  FOREIGN_MARKUP: error(
    'Texts know **strong** words and [links](/page/id), and no HTML or other Markdown: readers would see the marks.',
  ),
  BAD_FILL_IN: error(
    'Only a name in single curly braces is filled in, as in {phone}: readers would see any other way of asking.',
  ),
  PASTED_BULLET: error('The page puts bullets and numbers before the entries of a list. One in the text is a second.'),
  SMART_QUOTES: error(
    'To YAML, curly quotes are letters like any others: what stands between them is shown with them.',
  ),
  NAME_WITH_STATE: error('Pages put the state after the name of a city, so readers would see it twice.'),
  ODD_NAME: warning('The name of a place becomes part of titles and addresses as it is written.'),
  ESCAPE_IN_PATH: warning(
    'In double quotes a backslash changes the letter after it: readers would not see the path as it was typed.',
  ),
  FOREIGN_NUMBER: warning('A point and a comma mean the opposite elsewhere: readers may take one thousand for one.'),
  ENTRY_RUNS_ON: warning('Each entry of a list is seen and read aloud alone.'),
  DOUBLED_WORD: warning('A word written twice in a row is usually left over from an edit.'),
  LONG_TEXT: warning(
    'On a phone, readers skip a text that fills the screen, and a heading many lines long is no heading.',
  ),
  LONG_WORD: warning('A word too long for a line makes the page wider than the screen.'),
  EMOJI_IN_TITLE: warning(
    'Search results leave pictures out of titles, and screen readers read out what each is called.',
  ),
  OTHER_LANGUAGE: warning(
    'The words look like those of another language of the site: its readers, and search engines, would get the wrong one.',
  ),
  UNKNOWN_WORD: error('The key exists in a language of ui/ and not in the first, which every other falls back to.'),
  PLURAL_FORMS: error(
    'Each language has its own forms for one, a few and many. A missing form is shown in the first language.',
  ),
  CIRCULAR_PART_OF: error(
    'Neighborhoods that lie in each other have no way up to a city, so their breadcrumbs would never end.',
  ),
  TWO_HUBS: error('A page shows the pages of one hub: a reader could not tell which of two they are in.'),
  NOT_IN_A_HUB: error(
    'The page has no place for the list of a hub, so a reader who follows the list there would lose it.',
  ),
  LOW_CONTRAST: error(
    'Every practice has many patients who do not see well. WCAG 2.2 AA asks for 4.5 to 1 between words and what they stand on, and 3 to 1 for the edges of controls.',
  ),
  MISSING_LOGO: error(
    'The logo named here is not in the logos/ folder of the manifest. Capitals count: hosts tell Lumen.svg from lumen.svg.',
  ),
  BAD_LOGO: error(
    'The file is published as it is. A script in it, or anything it loads from elsewhere, would run under the address of the site.',
  ),
  LOGO_UNUSED: warning('Nothing names the logo, so it is not published. A misspelled name is often why.'),
  MISSING_PHOTO: error(
    'The photo named here is not in the photos/ folder of the manifest. Capitals count: hosts tell Room.jpg from room.jpg.',
  ),
  BROKEN_PHOTO: error(
    'The file cannot be read as a photo, so nothing could be made of it. JPEG, PNG, WebP, AVIF and TIFF are read.',
  ),
  PHOTO_TOO_SMALL: warning(
    'A photo is never enlarged, so one of few pixels is blurred or small at the top of a page, or in the place of a portrait or of the office.',
  ),
  PHOTO_UNUSED: warning('No page shows the file, so it is not published. A misspelled name is often why.'),
  BAD_REDIRECT: error(
    'Hosts compare old addresses with what visitors ask for, from the slash after the host on, letter by letter.',
  ),
  REDIRECT_LOOP: error('Visitors would be sent around in a circle until the browser gives up.'),
  REDIRECT_CHAIN: error('Each stop on the way costs visitors time, and search engines follow only some of them.'),
  REDIRECT_BY_QUERY: warning(
    'Not every host looks at what stands behind the question mark. Netlify does; Cloudflare Pages leaves such a rule out.',
  ),
  HOST_LIMIT: error(
    'The host would refuse the site, or leave out a part of it without a word. `sightline hosts` tells what each host takes.',
  ),
  NOBODY_TAKES_POSTS: error(
    'A visitor would fill in the form, send it, and read that it could not be sent. `sightline hosts` tells which hosts take what forms post; they must be told who brings it to the practice.',
  ),
  SAME_HOST_NAME: error(
    'A chain tells its practices apart by the host name that a visitor asks for: of two with one name, the other would never be seen.',
  ),
  REDIRECT_OVER_SHORT_FORM: warning(
    'The short addresses of services, /{service} and /{service}/{city}, are redirected to their pages without a line in redirects.yaml. A line there comes first.',
  ),
  REDIRECT_OVER_PAGE: error('A page stands at the address, so the redirect would never happen.'),
  DEFAULT_DRIVE_TIME: warning(
    'The city is not in drive-times.yaml, so its pages show the default, or an estimate where the default cannot be true for its distance. Both may be far from the truth.',
    'cities show a drive time that is a guess: add them to drive-times.yaml',
  ),
  IMPOSSIBLE_DRIVE_TIME: error(
    'Patients plan their day by the drive time. This one means less than 10 or more than 55 miles an hour from door to door, the city being as far away as its coordinates say.',
  ),
  UNKNOWN_PLACE: warning(
    'The city has no coordinates, and the gazetteer that comes with the generator knows no place of its name near the practice in its state. Until it has some, it is on no map, has no cities nearby and no estimate of its drive time.',
    'cities are on no map: add their coordinates',
  ),
  UNTRANSLATED: warning(
    'The address of this page in that language shows a body in the first one, and search engines are told to ignore it.',
    'addresses show a text in the first language: add the blocks of the others to their pages',
  ),
  UNTRANSLATED_WORD: warning(
    'Readers of that language see the word in the first one, among words of their own.',
    'groups of words are shown in the first language: add them to the files of the others',
  ),
  TITLE_LENGTH: warning(
    'Search results cut a title after about 65 characters, and one under 20 says too little.',
    'titles are too short or too long',
  ),
  DESCRIPTION_LENGTH: warning(
    'Search results cut a description after about 170 characters, and one under 70 is often replaced.',
    'descriptions are too short or too long',
  ),
  DOORWAY_PAGE: warning(
    'A search engine takes pages that say the same for one page made many times, and may leave out all of them.',
  ),
  THIN_PAGE: warning('A page that says little answers no question, so search engines show another one.'),
  ORPHAN_PAGE: warning(
    'Readers reach a page by links. One that only the list of all pages leads to is hardly ever read or crawled.',
  ),
  BARE_PAGES: warning(
    'A page that says of a service in a city only what it says in any other city is kept from search engines, so nobody finds it there.',
  ),
  SEARCH_WORD_OF_TWO: error('Words that stand for two pages cannot tell the search which of them to put first.'),
  SEARCH_ANSWER: warning(
    'The query is there to prove that visitors who type it find this page first. In an emergency they read no further.',
  ),
  OVERDUE_REVIEW: warning(
    'Medicine moves on: the page promises a day by which it is checked again.',
    'reviews are overdue: read the pages against their sources again',
  ),
  EXPIRED_CONTACT: warning(
    'security.txt says until when its address is good. Whoever finds a hole in the site may not write to one that is out of date.',
  ),
  UNREVIEWED: error(
    'Patients act on what pages about conditions and treatments say. A clinician must have read one before it is published.',
  ),
  PLACEHOLDER: error('The value stands in for one only the owner knows. A released site must not show it.'),
  SAMPLE_TESTIMONIAL: error('An example must not be published as if a patient had said it (16 CFR part 465).'),
  NOTICE_MISSING: warning(
    'The law may want visitors to find this notice on the site, in words that somebody answers for.',
  ),
  UNCONFIRMED_NOTICE: error(
    'A released site must not lack a notice that the law asks for, or show one in words that nobody answers for.',
  ),
  UNSOURCED_CLAIM: error('A medical figure needs a source a clinician would accept.'),
} as const satisfies Record<string, Entry>

export type ProblemCode = keyof typeof catalogue

/**
 * Makes a problem with this code at `place`. `edits` are its fix. The problem gets all of them, or none if any is
 * undefined because it cannot be made.
 */
export function problem(
  code: ProblemCode,
  { file, line, column }: Place,
  message: string,
  fix: string,
  edits: readonly (Edit | undefined)[] = [],
): Problem {
  const made = edits.filter((edit) => edit !== undefined)
  const isWhole = made.length > 0 && made.length === edits.length
  return { code, severity: catalogue[code].severity, file, line, column, message, fix, ...(isWhole && { edits: made }) }
}

export const isError = (problem: Pick<Problem, 'severity'>) => problem.severity === 'error'

/** Identifies a problem without its line: when an edit above moves it, it is still the same problem. */
export const keyOf = ({ code, file, message }: Problem) => [code, file, message].join('\n')
