import { Button } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { listingStatuses, type Listing } from '@/market/rules/listing'
import { oneOf } from '@/kit/rules/choice'
import { statusLabels } from '@/market/words/listing'
import * as messages from '#words/market/market-page'
import { labelled } from '@/kit/words/labelled'
import { Chips } from '@/kit/form/chips'
import { useMarket } from './market-actions'
import classes from './market.module.css'
import { listingActions, useUser } from './listing-actions'

const statuses = labelled(listingStatuses, statusLabels)

/** The owner's actions. A rejected listing can only be deleted here; the profile's unsent view offers the rest. */
export function OwnerActions({ listing }: { listing: Listing }) {
  const { edit, askToDelete } = useMarket()
  const user = useUser()
  if (!user) return null
  const { title, status, syncStatus } = listing
  const mark = (value: string) => {
    const chosen = oneOf(listingStatuses, value)
    if (chosen) void listingActions(user).mark(listing, chosen)
  }
  return (
    <div className={classes.owner}>
      {syncStatus !== 'rejected' && (
        <>
          <div className={classes.ownerStatus}>
            <Chips fit label={messages.status({ title })} options={statuses} value={status} onChange={mark} />
          </div>
          <Button
            variant="default"
            aria-label={messages.editItem({ title })}
            leftSection={<IconPencil size={20} aria-hidden />}
            onClick={() => edit(listing)}
          >
            {messages.edit}
          </Button>
        </>
      )}
      <Button
        variant="light"
        color="coral"
        aria-label={messages.deleteItem({ title })}
        leftSection={<IconTrash size={20} aria-hidden />}
        onClick={() => askToDelete(listing)}
      >
        {messages.deleteLabel}
      </Button>
    </div>
  )
}
