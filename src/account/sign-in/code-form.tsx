import { enterCode } from '@/store/session/second-factor'
import { code } from '#words/account/account-screens'
import { SixDigitsForm } from './six-digits-form'

/** Takes the code of an authenticator app. */
export function CodeForm({ onConfirmed }: { onConfirmed: () => void }) {
  return <SixDigitsForm label={code} send={enterCode} onDone={onConfirmed} />
}
