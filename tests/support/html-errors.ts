import { HtmlValidate, StaticConfigLoader } from 'html-validate'

const loader = new StaticConfigLoader({ extends: ['html-validate:recommended'] })
// html-validate would resolve its rules again for every document, which takes twice as long as checking one.
const rules = loader.getConfigFor('')
loader.getConfigFor = () => rules
const validator = new HtmlValidate(loader)

/** The errors that html-validate finds in a document or a fragment, one line each: rule, message and element. */
export const htmlErrors = (html: string): string[] =>
  validator
    .validateStringSync(html)
    .results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId} ${message} at ${selector}`),
    )
