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
  MISSING_FILE: error('The site needs this file. No page can be made without it.'),
  UNKNOWN_FILE: error(
    'A file that is not part of the manifest is never read, so its contents would be silently ignored.',
  ),
  NOT_A_FILE: error(
    'Only regular files inside the manifest folder are read. A pipe may never end, and a symlink could expose private files on the site or in a message.',
  ),
  TOO_LARGE: error(
    'Nobody writes this much by hand. A file that a program filled by mistake would use up all the memory of the machine.',
  ),
  YAML_SYNTAX: error(
    'The file is not valid YAML: a quote, a colon or the indentation is off. Nothing after that point can be read.',
  ),
  YAML_ALIAS_BOMB: error('Anchors and aliases that refer to each other grow without limit when they are expanded.'),
  YAML_TOO_DEEP: error('No part of a manifest is nested this deeply: the file is damaged, or it is not a manifest.'),
  UNKNOWN_KEY: error('An unknown key is usually a typo. It is refused so that its value is not silently ignored.'),
  WRONG_TYPE: error('The value is not of the type that the key needs. YAML reads 1995 as a number and "1995" as text.'),
  MISSING_FIELD: error('The page cannot be made without this value.'),
  MISSING_LANGUAGE: error(
    'Every page falls back to the first language of languages.yaml, so it must have text in that language. Only a page under the folder of another language, such as pages/es/, may lack it.',
  ),
  UNLISTED_LANGUAGE: error(
    'languages.yaml lists the languages of the site. Text in any other language is never shown, and may be a mistake: the language was removed from the list, or is not on it yet.',
  ),
  WRONG_LENGTH: error('The layout is designed for this number of entries.'),
  UNKNOWN_VALUE: error('Only the listed values are allowed here.'),
  EMPTY_TEXT: error('An empty text would leave a gap on the page.'),
  BAD_SLUG: error(
    'A slug, such as mission-viejo, becomes part of a URL. URLs with capitals, accents or spaces break when people share them, and a disk cannot store a page whose file has too long a name.',
  ),
  BAD_URL: error('The link would be broken, or open to eavesdroppers without https.'),
  BAD_COLOR: error(
    'Pages, icons and pictures are drawn in this color. Only its hex code leaves no doubt which color it is.',
  ),
  BAD_EMAIL: error('Mail to this address would not arrive.'),
  BAD_PHONE: error(
    'A patient who taps the number must reach the practice. In North America, area code and exchange start with 2-9.',
  ),
  BAD_PAGE_ID: error(
    'A page is named by its path in the first language of languages.yaml, such as /conditions/dry-eye.',
  ),
  BAD_VALUE: error('The value breaks a rule of its key.'),
  DIFFERENT_SHAPE: error(
    'All languages must have the same sections, lists and questions, or readers of one language get less than readers of another.',
  ),
  DUPLICATE_SLUG: error('Two entries with the same slug would compete for the same URLs.'),
  DUPLICATE_URL: error('Two pages cannot have the same address: one of them would be lost.'),
  RESERVED_ADDRESS: error(
    'Browsers cache everything in the folders of scripts and pictures for a year. Visitors would not see changes to a page there. At an address that ends in /index, some hosts would show the page above it, or show this page in its place. Some hosts report the location of a visitor at an address of their own.',
  ),
  PUBLIC_FILE: error(
    'Files in `public/` are published as they are. One at the address of a page, of another file or of a redirect would replace it, or be hidden by it, depending on the host.',
  ),
  DUPLICATE_TITLE: error('Two pages with the same title look alike in search results and browser tabs.'),
  DUPLICATE_DESCRIPTION: error('Two pages with the same description look alike in search results.'),
  COPIED_TEXT: warning(
    'What is said of one place, such as the way to the office, is rarely true of another. It is usually left over from an entry that was copied.',
  ),
  UNKNOWN_VISIT_TYPE: error('The appointment dialog offers only what vertical.yaml lists under "visitTypes:".'),
  UNKNOWN_CITY: error(
    'cities.yaml has no city with this slug. The slug of Mission Viejo is mission-viejo, unless its entry has another "slug:".',
  ),
  UNKNOWN_SERVICE: error('services.yaml has no service with this slug.'),
  UNKNOWN_AUDIENCE: error('audiences.yaml has no audience with this id.'),
  UNKNOWN_TESTIMONIAL: error('testimonials.yaml has no testimonial with this id.'),
  UNKNOWN_PAGE: error(
    'There is no page with this id. A page is named by its path in the first language of languages.yaml.',
  ),
  FILE_NOT_PUBLIC: error(
    'There is no such file in the public/ folder next to the manifest, so the link would lead nowhere.',
  ),
  UNKNOWN_HASH: error('The page has no section with this id, so the link would lead to the top of the page.'),
  UNKNOWN_PHONE: error('practice.yaml has no number with this name.'),
  UNKNOWN_PARTNERS: error('partners.yaml has no brand in this category.'),
  PARTNERS_UNUSED: warning(
    'Nothing asks for the category, so it shows no brand. Often the cause is a typo in its name.',
  ),
  TESTIMONIAL_UNUSED: warning('Nothing lists the testimonial, so no page shows it.'),
  UNKNOWN_SOURCE: error('sources.yaml has no source with this id, so readers could not look up the fact.'),
  UNKNOWN_SIGN: error('signs.yaml has no sign with this id.'),
  NO_TIME_ZONE: error(
    'A calendar file needs an exact time. Without the time zone of the office, patients would come at the wrong hour.',
  ),
  SIGN_LEVEL: error(
    'A sign must have the same level on every page. A patient who reads about it on two pages must not be told two different things.',
  ),
  FREE_SIGN: error(
    'The text describes a sign of signs.yaml in its own words. It could give the sign a different level than other pages do.',
  ),
  CUE_OF_TWO: error('A cue must belong to only one entry. If two have it, nobody can tell which one a text is about.'),
  FREE_PROMISE: error(
    'The text describes equipment or a promise of practice.yaml in its own words. Nobody would notice if it were not true.',
  ),
  NOTHING_LEFT: error('A sentence that depends on something unconfirmed is not published: the text would be empty.'),
  UNCONFIRMED_ADVICE: error(
    'A sentence that depends on something unconfirmed is not published. What tells patients how soon to get care must never be missing.',
  ),
  UNCLEAR_SENTENCE: error(
    'A sentence that depends on something unconfirmed is not published. It must be certain where it begins and ends.',
  ),
  AVOIDED_WORD: error('ui/glossary.yaml lists words that mislead readers, and what to write instead.'),
  OUTDATED_SOURCE: warning(
    'A new edition of the document comes out every year: what the pages take from it may have changed.',
  ),
  NOT_PUBLISHED: warning(
    'Nobody has confirmed it, so the sentences that mention it appear only in previews. Nothing in the manifest marks it as a known placeholder.',
  ),
  UNCONFIRMED: error('The practice says this to patients. Someone must confirm it by name.'),
  GATED_ADVICE: error(
    'The page tells patients to act today. Patients whom the geo gate turns away by mistake must be able to read it too.',
  ),
  NO_FIRST_AID: error(
    'A patient whose location is detected wrongly sees this page instead of another: it must say what to do in an emergency.',
  ),
  UNKNOWN_STATE: error('Addresses, the geo gate and the gazetteer use the two-letter code of a state.'),
  OTHER_COUNTRY: error('Search engines, maps and phones would place the office in another country.'),
  ZIP_OF_OTHER_STATE: error('Mail, maps and search engines would place the office in two different states.'),
  AREA_CODE_OF_OTHER_STATE: warning(
    'Most likely a digit of the area code is wrong. Some practices do keep a number from another state.',
  ),
  ADDRESS_TWICE: warning('Pages and search engines get the city, the state and the ZIP code after the street.'),
  MISSPELLED_CITY: warning('Mail, maps and search engines look for the office in its city.'),
  IMPOSSIBLE_PLACE: error(
    'The map, the nearby cities and the drive times are based on the coordinates. In the Americas, which are west of Greenwich, "lon" is negative.',
  ),
  UNLIKELY_PLACE: warning(
    'The coordinates may have a wrong digit, or be older than the address. The map, the nearby cities and the drive times are based on them.',
  ),
  CITY_AND_NEIGHBORHOOD: error(
    'Two pages about the same place compete with each other: search engines show only one, and you cannot choose which.',
  ),
  GATE_SHUTS_OUT: error(
    'Visitors outside the box or the states of the gate count as far away. Patients of the practice must be inside.',
  ),
  IMPOSSIBLE_HOURS: error(
    'Patients read the words, search engines read the times. If they differ, someone ends up at a locked door.',
  ),
  UNLIKELY_HOURS: warning(
    'Patients read the words, search engines read the times: "opens" and "closes" use the 24-hour clock.',
  ),
  OTHER_HOURS: warning(
    'Patients who read old hours on one page and new ones on another come when the office is closed.',
    'texts give hours that practice.yaml does not have',
  ),
  OTHER_ADDRESS: warning(
    'After a move, patients who read the old address on one page go to a locked door.',
    'texts give an address that practice.yaml does not have',
  ),
  OTHER_PHONE: warning(
    'A number typed into a text stays when the one in practice.yaml changes, and patients who call it reach nobody.',
    'texts give a phone number that practice.yaml does not have',
  ),
  OTHER_TIME_ZONE: warning('The calendar file would put the appointment of a visitor at the wrong hour.'),
  OTHER_PLAN: warning(
    'Patients who come because a page names their plan have to pay if the practice no longer accepts it.',
    'texts name a plan that practice.yaml does not have',
  ),
  CONTRADICTORY_FIGURES: error('Readers who find two figures for the same fact believe neither.'),
  UNLIKELY_FIGURE: warning('A digit of the figure may be wrong, or there may be one too many.'),
  FUTURE_DATE: error('Nobody can have reviewed, confirmed, said or published anything on a date in the future.'),
  LISTED_TWICE: error('Readers would see the same entry twice in one list.'),
  LINKS_TO_ITSELF: error('A link from a page to itself does not help readers.'),
  UNLIKELY_EMAIL: warning('Mail to a misspelled domain is lost, or goes to a stranger who has registered it.'),
  MISSING_DAY: warning('Patients cannot tell whether the office is open on that day.'),
  NO_PAGE_VIEWS: warning(
    'Page views are counted by country, and with the geo gate off nothing looks up the country of a visitor.',
  ),
  UNKNOWN_FILL_IN: error('The name in curly braces cannot be filled in here, so readers would see the braces.'),
  BAD_MARK: error(
    'The markup of a link, of a cited source or of bold words is not closed, is nested, or is in a place where only plain text is shown: readers would see it.',
  ),
  TEXT_CUT: error(
    'In YAML, a "#" after a space starts a comment, and an "&" at the start of a value makes its first word an anchor: these words are silently lost.',
  ),
  COMMENT_AFTER_TEXT: warning(
    'In YAML, a "#" after a space starts a comment. What follows may be a note, or the end of the text.',
  ),
  INVISIBLE_CHARACTER: error(
    'Copied text can bring along invisible characters. They can reverse words, and keep names and addresses from being found.',
  ),
  GARBLED_TEXT: error(
    'The text was saved in one encoding and opened in another. Readers would see symbols instead of letters.',
  ),
  UNFINISHED_TEXT: error('A note or a placeholder text was left where readers would see it.'),
  FOREIGN_MARKUP: error(
    'Texts may have **bold** words and [links](/page/id), but no HTML and no other Markdown: readers would see the markup, and could not follow a bare address.',
  ),
  BAD_FILL_IN: error(
    'Only a name in single curly braces is filled in, as in {phone}: readers would see anything else as it is.',
  ),
  PASTED_BULLET: error(
    'The page puts bullets and numbers before the entries of a list. With one in the text, readers would see two, or one in the middle of a paragraph.',
  ),
  EMPTY_LINE: warning(
    'Each text is one paragraph, even if it is written with empty lines: readers would see a single block of words.',
  ),
  SMART_QUOTES: error('YAML reads curly quotes as ordinary letters: readers would see them.'),
  STRAY_QUOTE: warning(
    'A text needs no quotes around it, or both. With one of them missing, YAML reads the other as a letter of the text.',
  ),
  NAME_WITH_STATE: error(
    'Titles may add the state after the name of a city, so readers would see it twice, and the geo gate knows a city by its name alone.',
  ),
  NAME_WITH_CREDENTIALS: warning(
    'The credentials follow the name of the doctor beside the portrait, in search results and for search engines.',
  ),
  ODD_NAME: warning('The name of a place is used in titles and addresses exactly as it is written.'),
  OTHER_NAME: warning(
    'Where a language needs it, texts show a form of the name, such as one with an article. If the name changes, its forms must change too.',
  ),
  ESCAPE_IN_PATH: warning(
    'In double quotes, a backslash changes the letter after it: readers would not see the path as it was typed.',
  ),
  FOREIGN_NUMBER: warning(
    'In numbers, some countries swap the point and the comma: readers may take one thousand for one.',
  ),
  ENTRY_RUNS_ON: warning('Each entry of a list is shown and read aloud on its own.'),
  DOUBLED_WORD: warning('A word written twice in a row is usually left over from an edit.'),
  LONG_TEXT: warning(
    'On a phone, readers skip a text that fills the screen, and a heading many lines long does not work as a heading.',
  ),
  LONG_WORD: warning('A word too long for a line makes the page wider than the screen.'),
  EMOJI_IN_TITLE: warning('Search results leave emoji out of titles, and screen readers read out the name of each.'),
  OTHER_LANGUAGE: warning(
    'The text looks like another language of the site: readers and search engines would get the wrong one.',
  ),
  UNKNOWN_WORD: error(
    'Pages find each word of ui/ by its key. The first language must have those that only the practice can write, such as the names of its visit types.',
  ),
  MISSING_WORD: warning(
    'Visitors read the word that Sightline has for every practice. A word may be missing because an update has added new ones, or by mistake.',
    'groups of words are shown as Sightline has them: add them with "npx sightline fix", and change those that the practice words differently',
  ),
  STARTER_WORDS: warning(
    'A new practice begins with the words and texts of one profession. In any other, pages show them until the practice writes its own. A release refuses them.',
    'files still describe the profession that a new practice begins with',
  ),
  PLURAL_FORMS: error('Each language has its own plural forms. A missing form is shown in the first language.'),
  CIRCULAR_PART_OF: error(
    'Neighborhoods that are part of each other never lead up to a city, so their breadcrumbs would never end.',
  ),
  CIRCULAR_PARENTS: error(
    'The breadcrumbs of a page list the pages above it, up to the home page. If two pages are above each other, the list would never end.',
  ),
  TWO_HUBS: error('A page can be in only one hub: with two, readers could not tell which one they are in.'),
  NOT_IN_A_HUB: error('The page cannot show the list of a hub, so readers who follow the list there would lose it.'),
  LOW_CONTRAST: error(
    'Every practice has many patients who do not see well. WCAG 2.2 AA requires a contrast of 4.5 to 1 between text and its background, and 3 to 1 for the edges of controls.',
  ),
  MISSING_LOGO: error(
    'The logo named here is not in the logos/ folder of the manifest. Capital letters matter: to a host, Lumen.svg and lumen.svg are two files.',
  ),
  BAD_LOGO: error(
    'The file is published as it is. A script in it, or anything it loads from elsewhere, would run as part of the site.',
  ),
  PALE_LOGO: warning(
    'All colors of the logo are white or nearly so: it was made for a dark background. The header, the footer and the brands are on white or nearly white, in dark mode too, where logos keep a white background.',
  ),
  LOGO_UNUSED: warning('Nothing uses the logo, so it is not published. Often the cause is a typo in its name.'),
  MISSING_PHOTO: error(
    'The photo named here is not in the photos/ folder of the manifest. Capital letters matter: to a host, Room.jpg and room.jpg are two files.',
  ),
  BROKEN_PHOTO: error('The file cannot be read as a photo. JPEG, PNG, WebP, AVIF and TIFF are supported.'),
  PHOTO_TOO_SMALL: warning(
    'A photo is never enlarged, so one with few pixels looks blurred or small at the top of a page, or as the photo of a person or of the office.',
  ),
  PHOTO_UNUSED: warning('Nothing uses the photo, so it is not published. Often the cause is a typo in its name.'),
  BAD_REDIRECT: error(
    'Hosts compare old addresses letter by letter with what visitors request, starting at the slash after the host name.',
  ),
  REDIRECT_LOOP: error('Visitors would be sent in a circle until the browser gives up.'),
  REDIRECT_CHAIN: error('Each extra redirect costs visitors time, and search engines follow only a few.'),
  REDIRECT_BY_QUERY: warning(
    'Not every host looks at the part after the question mark. Netlify does; Cloudflare Pages ignores such a rule.',
  ),
  HOST_LIMIT: error(
    'The host would refuse the site, or silently leave out part of it. `npx sightline hosts` shows the limits of each host.',
  ),
  NOBODY_TAKES_POSTS: error(
    'Visitors would fill in the form, send it, and read that it could not be sent. `npx sightline hosts` shows which hosts accept what forms post; they must be told which service delivers it to the practice.',
  ),
  SAME_HOST_NAME: error(
    'A chain tells its practices apart by host name: of two with the same name, one would never be seen.',
  ),
  REDIRECT_OVER_SHORT_FORM: warning(
    'The short addresses of services, /{service} and /{service}/{city}, redirect to their pages without a line in redirects.yaml. A line there takes precedence, and so does a page.',
  ),
  REDIRECT_OVER_PAGE: error('There is a page at the address, so the redirect would never happen.'),
  DEFAULT_DRIVE_TIME: warning(
    'The city is not in drive-times.yaml, so its pages show the default, or an estimate if the default cannot be right for its distance. Either may be far from the truth.',
    'cities show a guessed drive time: add them under "cities:" in drive-times.yaml',
  ),
  IMPOSSIBLE_DRIVE_TIME: error(
    'Patients plan their day by the drive time. By the coordinates of the city, this one means less than 10 or more than 55 miles an hour (16 or 89 kilometers) from door to door.',
  ),
  UNKNOWN_PLACE: warning(
    'The city has no coordinates, and the built-in gazetteer knows no place of that name near the practice in its state. Without them it is not on the map, and has no nearby cities and no estimate of its drive time.',
    'cities are not on the map: add their coordinates',
  ),
  UNWRITTEN: warning(
    'Search engines are told to ignore a page whose texts are to be written, but visitors find its name on cards and in the search.',
    'services and pages are still to be written',
  ),
  UNTRANSLATED: warning(
    'In that language, the page shows its text in the first language, and search engines are told to ignore it.',
    'addresses show text in the first language: add blocks for the other languages to their pages',
  ),
  UNTRANSLATED_WORD: warning(
    'Readers of that language see the word in the first language, among words in their own.',
    'groups of words are shown in the first language: add them to the files of the other languages',
  ),
  TITLE_LENGTH: warning(
    'Search results cut off a title after about 65 characters, and one under 20 says too little.',
    'titles are too short or too long',
  ),
  DESCRIPTION_LENGTH: warning(
    'Search results cut off a description after about 160 characters, and often replace one under 70.',
    'descriptions are too short or too long',
  ),
  DOORWAY_PAGE: warning(
    'Search engines treat pages that say the same thing as one page made many times, and may leave out all of them.',
  ),
  THIN_PAGE: warning('A page that says little answers no question, so search engines show others instead.'),
  ORPHAN_PAGE: warning(
    'Readers reach a page by links. One that only the sitemap links to is hardly ever read or crawled.',
  ),
  BARE_PAGES: warning(
    'A page about a service in a city is kept out of search engines while it has no words about that city, so nobody finds it there.',
  ),
  SEARCH_WORD_OF_TWO: error('If the same words stand for two pages, the search cannot tell which one to put first.'),
  SEARCH_ANSWER: warning(
    'The query is there to make sure that visitors who type it find this page first. In an emergency they read no further.',
  ),
  OVERDUE_REVIEW: warning(
    'Medicine moves on: the page promises a date by which it is checked again.',
    'reviews are overdue: check the pages against their sources again',
  ),
  EXPIRED_CONTACT: warning(
    'security.txt says until when its address is valid. People who find a security hole may not write to one that has expired.',
  ),
  PAST_HOURS: warning(
    'Patients who look for the next holiday find the last one. Browsers hide days that are over, but only those that run scripts.',
    'special hours are over: remove them',
  ),
  UNREVIEWED: error(
    'Patients act on what pages about conditions and treatments say. A clinician must review each one before it is published.',
  ),
  PLACEHOLDER: error('The value is a placeholder for one that only the owner knows. A released site must not show it.'),
  SAMPLE_TESTIMONIAL: error('An example must not be published as if a patient had said it (16 CFR part 465).'),
  NOTICE_MISSING: warning('The law may require this notice on the site, in wording that someone has confirmed.'),
  UNCONFIRMED_NOTICE: error(
    'A released site must have every notice that the law requires, in wording that someone has confirmed.',
  ),
  UNSOURCED_CLAIM: error('A medical figure needs a source that a clinician would accept.'),
} as const satisfies Record<string, Entry>

export type ProblemCode = keyof typeof catalogue

export const isProblemCode = (name: string): name is ProblemCode => name in catalogue
