import { noGitSettings } from '../support/git-settings.ts'

/** Gives git a name to commit under, and none of the machine's own settings. */
export const gitEnvironment = {
  PATH: process.env.PATH,
  ...noGitSettings,
  GIT_AUTHOR_NAME: 'Marketer',
  GIT_AUTHOR_EMAIL: 'marketer@practice.example',
  GIT_COMMITTER_NAME: 'Marketer',
  GIT_COMMITTER_EMAIL: 'marketer@practice.example',
}
