import config from '../vitest.config.ts'

// For test files that do not read the real site: they need not wait until it is generated.
export default { ...config, test: { ...config.test, globalSetup: [] } }
