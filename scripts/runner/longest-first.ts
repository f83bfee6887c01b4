import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { readCosts, stageOf } from './costs.ts';
import { longestFirst, splitIntoShards } from './packing.ts';
import { ROOT } from '../paths.mjs';

const pathOf = ({ moduleId }: TestSpecification): string => relative(ROOT, moduleId);

/**
 * Hands out test files by what they cost. Vitest keeps one queue for all workers, and each takes the next file when it is
 * done with one, whether or not the files of a project share its process.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const costs = readCosts();
    // Vitest remembers how long each file took on this machine: that decides among files without an entry.
    const remembered = await BaseSequencer.prototype.sort.call(this, files);
    const sorted = longestFirst(
      remembered,
      ({ project }) => project.name,
      (file) => costs[stageOf(pathOf(file))].files[pathOf(file)] ?? 0,
    );
    return process.env['TEST_ORDER'] === 'reversed' ? sorted.toReversed() : sorted;
  }

  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { shard } = this.ctx.config;
    if (!shard) return files;
    const own = splitIntoShards(readCosts(), files.map(pathOf), shard.count)[shard.index - 1];
    return files.filter((file) => own?.includes(pathOf(file)));
  }
}
