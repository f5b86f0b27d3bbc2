import { readNoted } from '#app/staff/security/noted.server.ts'
import { verifySecurityLog, type Break } from '#app/persistence/staff/security-chain.server.ts'
import { runCommand, tell } from './open-for-command.ts'

const reasons: Record<Break, string> = {
  gap: 'Rows before it are gone.',
  content: 'It no longer says what was written.',
  details: 'Its personal data were changed.',
  noted: 'It is gone, or is not the one that was noted.',
}

/**
 * Goes through the security log and prints whether it is as it was written.
 * @param root the project's folder, where the migrations are
 * @param noted number and hash of a row that were noted elsewhere, or nothing
 * @returns the exit code of the process: 2 where the log was changed
 */
export async function checkSecurityLog(root: string, noted?: readonly string[]): Promise<number> {
  const link = noted ? readNoted(noted[0] ?? '', noted[1] ?? '') : 'wrong'
  if (link === 'wrong') return tell('Use: npm run verify-security-log -- 1234 (64 characters of its hash)', 1)
  return runCommand(root, async () => {
    const { rows, erased, last, breakAt } = await verifySecurityLog(link)
    if (breakAt) return tell(`The security log is wrong at row ${breakAt.number}. ${reasons[breakAt.why]}`, 2)
    const newest = last ? `The newest row is ${last.number} ${last.hash}` : ''
    return tell(`The security log is as it was written: ${rows} rows, personal data erased of ${erased}.\n${newest}`, 0)
  })
}
