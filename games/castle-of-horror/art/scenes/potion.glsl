// A round flask of poison, glowing green, with a skull on its label and vapour at the cork.

const int GLASS = 1, CORK = 2, BRASS = 3, BONE = 4;

Part map(vec3 p) {
  p.xy *= rot(-0.14);
  p.xz *= rot(uTurn);
  Part s = Part(1e9, 0);
  float d = egg(p - vec3(0.0, -0.30, 0.0), vec3(0.66, 0.60, 0.60));
  d = smin(d, rod(p - vec3(0.0, 0.36, 0.0), 0.20, 0.34), 0.24);
  d = smin(d, ring((p - vec3(0.0, 0.66, 0.0)).xzy, 0.20, 0.055), 0.03);
  add(s, d, GLASS);
  add(s, horn(p, vec3(0.0, 0.66, 0.0), vec3(0.0, 0.86, 0.0), vec2(0.15, 0.19)), CORK);
  float collar = ring((p - vec3(0.0, 0.20, 0.0)).xzy, 0.255, 0.05);
  collar = min(collar, ring((p - vec3(0.0, 0.285, 0.0)).xzy, 0.225, 0.03));
  vec3 f = p - vec3(0.0, -0.86, 0.0);
  collar = min(collar, ring(f.xzy, 0.34, 0.07));
  // A cage of four brass bands around the belly.
  vec3 b = p - vec3(0.0, -0.30, 0.0);
  float band = max(abs(egg(b, vec3(0.69, 0.63, 0.63))) - 0.03, abs(abs(b.x) * 0.72 - abs(b.z) * 0.72) - 0.035);
  collar = min(collar, band);
  add(s, collar, BRASS);
  // Skull on the front.
  vec3 q = p - vec3(0.0, -0.26, 0.58);
  vec3 m = vec3(abs(q.x), q.yz);
  float sk = egg(q - vec3(0.0, 0.05, 0.0), vec3(0.22, 0.21, 0.13));
  sk = smin(sk, box(q - vec3(0.0, -0.15, 0.01), vec3(0.11, 0.09, 0.08), 0.04), 0.06);
  sk = smax(sk, -egg(m - vec3(0.09, 0.02, 0.12), vec3(0.066, 0.07, 0.10)), 0.02);
  sk = smax(sk, -egg(q - vec3(0.0, -0.08, 0.13), vec3(0.03, 0.04, 0.06)), 0.01);
  sk = max(sk, -box(vec3(abs(abs(m.x) - 0.035) , q.y + 0.19, q.z - 0.1), vec3(0.008, 0.05, 0.08), 0.004));
  add(s, sk, BONE);
  vec3 c1 = q - vec3(0.0, -0.16, -0.04);
  c1.x = abs(c1.x);
  float cross = min(stick(c1, vec3(0.0), vec3(0.32, -0.16, -0.06), 0.036), stick(c1, vec3(0.0), vec3(0.32, 0.13, -0.06), 0.036));
  cross = min(cross, min(ball(c1 - vec3(0.34, -0.13, -0.08), 0.05), ball(c1 - vec3(0.32, -0.20, -0.06), 0.05)));
  add(s, cross, BONE);
  return s;
}

Stuff paint(int id, inout vec3 p, inout vec3 n, vec3 v) {
  vec3 q = p;
  q.xy *= rot(-0.14);
  if (id == GLASS) {
    // Liquid seen through the glass: brighter in the middle, bubbles, dark above the level.
    float level = smoothstep(0.03, -0.01, q.y - 0.06 - 0.02 * sin(q.x * 9.0));
    float core = pow(max(dot(n, v), 0.0), 1.4);
    Stuff k = stuff(mix(vec3(0.03, 0.07, 0.07), vec3(0.015, 0.16, 0.02), level), 0.0, 0.06);
    vec3 bubbleAt = (q + v * 0.2) * 6.5;
    float bubble = smoothstep(0.32, 0.26, cells(bubbleAt).x) * level;
    float swirl = fbm(q * 3.0 + vec3(0.0, -uPhase, 0.0));
    k.shine = level * mix(vec3(0.00, 0.05, 0.01), vec3(0.12, 0.80, 0.04), core * (0.25 + swirl));
    k.shine += bubble * vec3(0.16, 0.5, 0.10);
    k.shine += (1.0 - level) * vec3(0.02, 0.09, 0.06) * (1.0 - core);
    k.shine += vec3(0.5, 1.6, 0.3) * exp(-90.0 * abs(q.y - 0.05)) * level * 0.5;
    k.coat = 1.0;
    return k;
  }
  if (id == BONE) {
    Stuff k = stuff(vec3(0.85, 0.78, 0.58), 0.0, 0.4);
    k.soft = 0.4;
    k.bump = 0.25;
    return k;
  }
  if (id == CORK) {
    Stuff k = stuff(vec3(0.36, 0.19, 0.085), 0.0, 0.7);
    k.bump = 0.9;
    k.grain = 14.0;
    return k;
  }
  return gold(0.22);
}
