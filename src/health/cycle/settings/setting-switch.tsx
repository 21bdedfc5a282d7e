import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Switch } from '@mantine/core'
import classes from './settings.module.css'

type SettingSwitchProps = { label: string; checked: boolean; onChange: (checked: boolean) => void }

export function SettingSwitch({ label, checked, onChange }: SettingSwitchProps) {
  return (
    <Switch
      labelPosition="left"
      size="md"
      classNames={{ root: classes.switch }}
      label={label}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
