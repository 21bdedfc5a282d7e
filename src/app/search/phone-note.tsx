import { Text } from '@mantine/core'
import { useStore } from 'zustand'
import { connectivity, isOffline } from '@/store/connectivity'
import * as messages from '#words/app/search/search-dialog'
import classes from './search-dialog.module.css'

/** Tells that the search looks on this phone alone: nothing is asked of the server. */
export function PhoneNote() {
  const offline = useStore(connectivity, isOffline)
  return (
    <Text size="xs" className={classes.note}>
      {offline ? messages.offline : messages.onPhone}
    </Text>
  )
}
