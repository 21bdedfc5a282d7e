import { PasswordField } from '@/ui/form/password-field'

type PinInputProps = { label: string; value: string; error?: string | null; onChange: (value: string) => void }

/** A PIN or a passphrase, which no browser is to remember: whoever holds the phone would get it with it. */
export function PinInput({ label, value, error = null, onChange }: PinInputProps) {
  return <PasswordField label={label} what={label} autoComplete="off" value={value} error={error} onChange={onChange} />
}
