import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type CrashRound, crashRound } from '../tests/support/crashRound.ts'
import { temporaryDirectory } from '../tests/support/database.ts'

// What a power cut takes: the embedded database writes to an ext4 in a file, which is shut down in the middle of it, so
// that everything the program did not sync is gone. Needs Linux, root, mkfs.ext4 and python3 (for the one ioctl).
// node bench/powerCut.ts [rounds, 20 unless given]
const rounds = Number(process.argv[2] ?? 20)
const directory = temporaryDirectory()
const image = join(directory, 'image')
const disk = join(directory, 'disk')
const sum = { acknowledged: 0, missing: 0, partial: 0, inconsistent: 0 }

shell(`truncate -s 1G ${image} && mkfs.ext4 -q ${image}`)
mkdirSync(disk)
shell(`mount -o loop ${image} ${disk}`)
try {
  for (let round = 1; round <= rounds; round++) {
    add(await crashRound({ dataDir: join(disk, 'data') }, 50 + Math.random() * 1500, cutPower))
    console.log(`round ${round}`, sum)
  }
} finally {
  shell(`umount ${disk}`)
  rmSync(directory, { recursive: true })
}
const lost = sum.missing + sum.partial + sum.inconsistent
console.log(lost === 0 ? `Nothing lost in ${rounds} power cuts.` : 'ACKNOWLEDGED WRITES WERE LOST.', sum)
process.exitCode = lost === 0 ? 0 : 1

function cutPower(kill: () => void): void {
  const shutDown = `import fcntl, os, struct
fcntl.ioctl(os.open('${disk}', os.O_RDONLY), 0x8004587d, struct.pack('I', 2))` // EXT4_IOC_SHUTDOWN without a flush
  execFileSync('python3', ['-c', shutDown])
  kill()
  shell(`until umount ${disk} 2>/dev/null; do sleep 0.05; done; mount -o loop ${image} ${disk}`)
}

function add({ acknowledged, missing, partial, consistent }: CrashRound): void {
  sum.acknowledged += acknowledged.length
  sum.missing += missing.length
  sum.partial += partial.length
  sum.inconsistent += consistent ? 0 : 1
}

function shell(command: string): void {
  execFileSync('bash', ['-c', command], { stdio: ['ignore', 'inherit', 'inherit'] })
}
