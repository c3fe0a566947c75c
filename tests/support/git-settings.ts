/** Git without the settings of whoever runs the tests, such as signed commits. Set before anything starts it. */
export const noGitSettings = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' }
