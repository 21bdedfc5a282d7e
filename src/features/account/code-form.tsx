import { enterCode } from '@/data/session/second-factor'
import { code } from '@/messages/account/account-screens.gen'
import { SixDigitsForm } from './six-digits-form'

/** Takes the code of an authenticator app. */
export function CodeForm({ onConfirmed }: { onConfirmed: () => void }) {
  return <SixDigitsForm label={code} send={enterCode} onDone={onConfirmed} />
}
