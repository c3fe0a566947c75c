import { workerFile } from '../shared/offline.ts'

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string }
}

/**
 * Keeps the pages that open without a network on the visitor's device. The worker is registered for each of their
 * addresses separately, so that it never starts for another page.
 */
export function keepOffline({ dataset }: HTMLElement): void {
  // In development, pages change with every save.
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  const types = (window as { trustedTypes?: TrustedTypes }).trustedTypes
  // The content security policy allows a policy of this name, which yields this one URL only.
  const policy = types?.createPolicy('keep-offline', { createScriptURL: () => workerFile })
  const worker = policy?.createScriptURL('') ?? workerFile
  for (const scope of dataset.scopes!.split(' '))
    navigator.serviceWorker.register(worker, { scope }).catch((error) => console.error(`${scope} is not kept`, error))
}
