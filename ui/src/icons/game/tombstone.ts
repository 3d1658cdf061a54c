/* Made by ui/scripts/pick-icons.mjs from wanted.json. game-icons.net, CC BY 3.0, 512 × 512, filled. */
export const tombstone = '<path fill="currentColor" d="M256 46c-81.8 0-150 63.4-150 150v150c0 6.7-.8 23.6 0 30h300c.8-6.4 0-23.3 0-30V196c0-86.6-68.2-150-150-150M16 406v60h480v-60z"/>';
