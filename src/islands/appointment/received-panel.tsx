import type { AppointmentPractice, AppointmentWords } from '../../shared/islands.ts'
import { focusOnce } from '../focus-once.ts'
import { CallLink } from './call-link.tsx'

interface Props {
  words: AppointmentWords
  phone: AppointmentPractice['phone']
  done: () => void
}

/** Shown once the practice has the request. It is no appointment until someone answers, and nothing here claims so. */
export const ReceivedPanel = ({ words, phone, done }: Props) => (
  <div className="form">
    <h3 ref={focusOnce} tabIndex={-1}>
      {words['post.received']}
    </h3>
    <p id="appointment-description">{words['post.receivedText']}</p>
    <div className="dialog-actions">
      <button type="button" className="button" onClick={done}>
        {words.done}
      </button>
      <CallLink words={words} phone={phone} />
    </div>
  </div>
)
