import { HtmlValidate, StaticConfigLoader } from 'html-validate'

const loader = new StaticConfigLoader({ extends: ['html-validate:recommended'] })
// html-validate would resolve its rules anew for every document: twice the time of checking one.
const rules = loader.getConfigFor('')
loader.getConfigFor = () => rules
const validator = new HtmlValidate(loader)

/** What html-validate finds wrong in a document or a fragment: rule, message and element, one line each. */
export const htmlErrors = (html: string): string[] =>
  validator
    .validateStringSync(html)
    .results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId} ${message} at ${selector}`),
    )
