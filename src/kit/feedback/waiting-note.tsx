import { Text } from '@mantine/core'
import { IconCloudUp } from '@tabler/icons-react'
import { waiting } from '#words/kit/screen-notes'
import classes from './waiting-note.module.css'

/** Says that changes are stored on the phone and not sent yet. */
export function WaitingNote() {
  return (
    <Text className={classes.note} size="sm" role="status">
      <IconCloudUp size={18} aria-hidden />
      {waiting}
    </Text>
  )
}
