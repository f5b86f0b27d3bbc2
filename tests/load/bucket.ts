import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { anyFreePort } from '#tests/support/start-process.ts'

/** An S3 server in a process of its own, with the settings that lead the portal to it. */
export async function startBucket(directory: string) {
  const port = await anyFreePort()
  const program = 'node_modules/s3rver/bin/s3rver.js'
  const bucket = ['--configure-bucket', 'documents', '--no-vhost-buckets']
  const words = ['--directory', directory, '--address', '127.0.0.1', '--port', port, '--silent', ...bucket]
  const child = spawn(process.execPath, [program, ...words], { stdio: 'inherit' })
  const endpoint = `http://127.0.0.1:${port}`
  while (child.exitCode === null && !(await fetch(endpoint).catch(() => null)));
  return {
    settings: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: 'documents',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
