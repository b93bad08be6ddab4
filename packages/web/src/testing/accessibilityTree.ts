import { cdp } from "vitest/browser";

interface Frames {
  readonly frame: { readonly id: string; readonly url: string };
  readonly childFrames?: readonly Frames[];
}
interface TreeNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly childIds?: readonly string[];
}
interface Session {
  send(method: "Page.getFrameTree"): Promise<{ frameTree: Frames }>;
  send(
    method: "Accessibility.getFullAXTree",
    of: { frameId: string | undefined },
  ): Promise<{ nodes: readonly TreeNode[] }>;
}

/** Gives what the browser itself tells assistive technology of the page, in its order: roles with their names, and texts. */
export async function accessibilityTree(): Promise<string[]> {
  const session = cdp() as unknown as Session;
  const { frameTree } = await session.send("Page.getFrameTree");
  const own = frameTree.childFrames?.find(({ frame }) => frame.url === location.href);
  const { nodes } = await session.send("Accessibility.getFullAXTree", { frameId: own?.frame.id });
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const told = (node: TreeNode | undefined): string[] => {
    const role = node?.role?.value ?? "";
    const isTold = node && !node.ignored && !["generic", "InlineTextBox", "RootWebArea"].includes(role);
    return [
      ...(isTold ? [`${role.replace("StaticText", "text")} ${node.name?.value ?? ""}`.trim()] : []),
      ...(node?.childIds ?? []).flatMap((id) => told(byId.get(id))),
    ];
  };
  return told(nodes[0]);
}
