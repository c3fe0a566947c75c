import config from '../vitest.config.ts'

// For test files that do not read the generated sites, so they need not wait for them.
export default { ...config, test: { ...config.test, globalSetup: ['tests/support/temporary-folder.ts'] } }
