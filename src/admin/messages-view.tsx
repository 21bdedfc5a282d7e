// Chunk: admin-records

import { Button, Text, Title } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useCallback } from 'react'
import { readMessages } from '@/admin/store/records'
import type { UserId } from '@/kit/rules/ids'
import { site } from '@/kit/rules/site'
import * as messages from '#words/admin/records'
import { TallText } from '@/kit/layout/tall-text'
import classes from './admin.module.css'
import { PagedList, When } from './list-parts'
import records from './records.module.css'

const replyLink = (email: string, subject: string): string =>
  `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?subject=${encodeURIComponent(`Re: ${subject} (${site.name})`)}`

type MessagesViewProps = { userId: UserId; page: number; onPage: (page: number) => void }

export function MessagesView({ userId, page, onPage }: MessagesViewProps) {
  const load = useCallback(() => readMessages(userId, page), [userId, page])
  return (
    <div className={classes.shelf}>
      <Title order={2} size="h3">
        {messages.messages}
      </Title>
      <PagedList
        label={messages.messages}
        pagesLabel={messages.pagesOfMessages}
        loadingText={messages.loadingMessages}
        emptyText={messages.noMessages}
        load={load}
        onPage={onPage}
        render={({ id, name, email, subject, message, created_at }) => (
          <li key={id} className={records.record}>
            <Text fw={700} className={records.userText}>
              {subject}
            </Text>
            <Text size="sm" c="var(--ink-soft)" className={records.userText}>
              {`${name}, ${email}, `}
              <When at={created_at} />
            </Text>
            <TallText text={message}>
              <Text className={records.userText}>{message}</Text>
            </TallText>
            <div className={records.decisions}>
              <Button
                variant="light"
                component="a"
                href={replyLink(email, subject)}
                leftSection={<IconMail size={20} aria-hidden />}
                aria-label={messages.replyTo({ name })}
              >
                {messages.reply}
              </Button>
            </div>
          </li>
        )}
      />
    </div>
  )
}
