// npm run licences: the licenses of everything that builds the site or becomes part of it. Fails on a license that
// nobody has reviewed and allowed in licences.ts.
import { isAllowed, licenceOf } from './licences.ts'
import { shippedBom } from './shipped.ts'

const packages = shippedBom().components.map((each) => ({ ...each, licence: licenceOf(each) }))
for (const licence of [...new Set(packages.map((each) => each.licence))].sort()) {
  const those = packages.filter((each) => each.licence === licence)
  console.log(`${licence || 'no licence'}${isAllowed(licence) ? '' : ', which is not allowed'}: ${those.length}`)
  for (const { name, version } of those) console.log(`  ${name} ${version}`)
}
console.log('Besides packages: the places in generator/gazetteer, see its LICENSE.md.')
if (packages.some(({ licence }) => !isAllowed(licence))) process.exitCode = 1
