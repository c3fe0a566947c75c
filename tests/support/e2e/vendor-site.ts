import { serveSite } from '../served-site.ts'
import { startVendorStub, type VendorStub } from './vendor-stub.ts'

/** The small practice's site with an outside tool of every kind, and the server that stands in for all of them. */
export interface VendorSite {
  url: string
  vendors: VendorStub
  stop: () => Promise<void>
}

export async function startVendorSite(): Promise<VendorSite> {
  const vendors = await startVendorStub()
  const site = await serveSite('e2e-vendors', { vendors: vendors.entries })
  return {
    // Not 127.0.0.1, where the vendors are: their hosts must differ from the site's.
    url: `http://localhost:${site.port}`,
    vendors,
    stop: async () => {
      await site.close()
      await vendors.stop()
    },
  }
}
