import { PasswordField } from '@/kit/form/password-field'

type PinInputProps = { label: string; value: string; error?: string | null; onChange: (value: string) => void }

/** Input for a PIN or passphrase. Browsers must not save it: anyone holding the phone could then fill it in. */
export function PinInput({ label, value, error = null, onChange }: PinInputProps) {
  return <PasswordField label={label} what={label} autoComplete="off" value={value} error={error} onChange={onChange} />
}
