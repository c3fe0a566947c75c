/** Environment that hides the developer's Git settings, such as signed commits. Set before Git is started. */
export const noGitSettings = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' }
