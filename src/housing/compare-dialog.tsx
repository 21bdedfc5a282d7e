// Chunk: rooms-parts

import '@mantine/core/styles/Table.layer.css'
import { Table, Text } from '@mantine/core'
import type { Rental } from '@/housing/rules/rental'
import type { IsoDay } from '@/kit/rules/day'
import { inquiryMessage } from '@/housing/words/rental'
import * as messages from '#words/housing/rental-parts'
import { comparedTexts } from '@/housing/words/rental-parts'
import { PhoneButton } from '@/kit/platform/phone-button'
import { DialogFrame } from '@/kit/overlay/dialog-frame'
import { Picture } from '@/kit/media/picture'
import classes from './compare.module.css'

type CompareDialogProps = { rentals: readonly Rental[]; today: IsoDay; onClose: () => void }

/** Two rentals side by side, with a row for each fact that students ask about. */
export function CompareDialog({ rentals, today, onClose }: CompareDialogProps) {
  return (
    <DialogFrame isStep title={messages.sideBySide} size="lg" position="bottom" onClose={onClose}>
      <Table className={classes.table} layout="fixed" verticalSpacing="xs" horizontalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Td className={classes.label} />
            {rentals.map(({ id, title, image }) => (
              <Table.Th key={id} scope="col">
                <Picture fill src={image} alt="" />
                <Text size="sm" fw={700} mt="xs">
                  {title}
                </Text>
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {comparedTexts.map(({ label, textOf }) => (
            <Table.Tr key={label}>
              <Table.Th scope="row" className={classes.label}>
                {label}
              </Table.Th>
              {rentals.map((rental) => (
                <Table.Td key={rental.id}>{textOf(rental, today)}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <div className={classes.asks}>
        {rentals.map((rental) => (
          <PhoneButton
            key={rental.id}
            label={messages.inquire}
            about={rental.title}
            number={rental.phone}
            chat={inquiryMessage(rental)}
            fullWidth
          />
        ))}
      </div>
    </DialogFrame>
  )
}
