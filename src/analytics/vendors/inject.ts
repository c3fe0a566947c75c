/** The name of our policy for `trusted-types` in a content security policy. */
const policyName = 'sightline-vendors'

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => {
    createScriptURL: (url: string) => string
  }
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/** Loads a vendor's script, as given in the manifest. The request does not reveal which page it comes from. */
export function injectScript(url: string): void {
  const types = (window as { trustedTypes?: TrustedTypes }).trustedTypes
  policy ??= types?.createPolicy(policyName, { createScriptURL: (given) => given })
  const script = document.createElement('script')
  script.async = true
  script.referrerPolicy = 'no-referrer'
  script.src = policy?.createScriptURL(url) ?? url
  document.head.append(script)
}
