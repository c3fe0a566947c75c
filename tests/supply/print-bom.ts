// npm run sbom: the bill of materials, CycloneDX as JSON.
import { shippedBom } from './shipped.ts'

console.log(JSON.stringify(shippedBom(), null, 1))
