import type { ReactElement } from 'react'
import { NoticeList } from './notice-list.tsx'
import { sampleNotices, sampleWords } from './sample-layout.ts'

export const examples: Record<string, ReactElement> = {
  'a draft, and a document in another language': <NoticeList notices={sampleNotices} words={sampleWords} />,
  none: <NoticeList notices={[]} words={sampleWords} />,
}
