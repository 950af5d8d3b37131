// A brick furnace with fire in its mouth and molten gold running out. Tints: brick, iron, fire.
#define LEAN vec3(0.30, 0.14, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = p - vec3(0.0, -0.08, 0.0);
  float d = box(q - vec3(0.0, -0.20, 0.0), vec3(0.72, 0.62, 0.50), 0.08);
  d = smin(d, max(length(vec2(q.x, (q.y - 0.36) * 1.0)) - 0.70, abs(q.z) - 0.48), 0.06);
  float mouth = lancet(q.xy - vec2(0.0, -0.26), 0.36, 0.32, 1.0);
  d = max(d, -max(mouth, -q.z));
  add(s, d, 1);
  add(s, plate(abs(mouth - 0.05) - 0.055, q.z - 0.50, 0.07, 0.03), 2);
  add(s, max(mouth, abs(q.z - 0.12) - 0.06), 3);
  add(s, rod(q - vec3(0.0, 0.98, -0.05), 0.22, 0.20), 2);
  add(s, ring((q - vec3(0.0, 1.12, -0.05)).xzy, 0.22, 0.06), 2);
  add(s, box(q - vec3(0.0, -0.80, 0.05), vec3(0.84, 0.09, 0.60), 0.04), 2);
  float pour = horn(q, vec3(0.0, -0.56, 0.46), vec3(0.0, -0.86, 0.72), vec2(0.16, 0.13));
  pour = smin(pour, egg(q - vec3(0.0, -0.88, 0.72), vec3(0.40, 0.10, 0.18)), 0.08);
  add(s, pour, 4);
  vec3 m = mx(q);
  add(s, box(q - vec3(0.0, 0.30, 0.0), vec3(0.77, 0.05, 0.54), 0.03), 2);
  for (int i = 0; i < 3; i++) add(s, ball(m - vec3(0.12 + 0.26 * float(i), 0.30, 0.54), 0.045), 5);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) {
    Stuff k = metal(T1, 0.34);
    k.bump = 0.3;
    return k;
  }
  if (id == 5) return gold(0.2);
  if (id == 4) {
    Stuff k = light(mix(T2, vec3(1.0, 0.50, 0.08), 0.6), 1.0);
    return k;
  }
  if (id == 3) {
    float f = fbm(vec3(p.x * 4.0, p.y * 3.0 - uPhase * 4.0, 1.0 + sin(uPhase * 2.0 * PI)));
    float hot = smoothstep(0.25, 0.75, f + 0.35 * (0.2 - p.y));
    Stuff k = light(mix(T2 * 0.45, vec3(1.0, 0.52, 0.10), hot), 1.35);
    return k;
  }
  vec2 b = abs(n.z) > 0.6 ? p.xy : abs(n.x) > 0.6 ? p.zy : p.xz;
  b *= vec2(4.0, 7.0);
  b.x += 0.5 * mod(floor(b.y), 2.0);
  vec2 f = abs(fract(b) - 0.5);
  float mortar = smoothstep(0.40, 0.46, max(f.x * 1.0, f.y));
  Stuff k = stuff(T0 * (0.65 + 0.6 * hash(floor(b))), 0.0, 0.7);
  k.base = mix(k.base, vec3(0.07, 0.05, 0.045), mortar);
  k.bump = 0.35;
  k.grain = 12.0;
  float glow = exp(-3.0 * length(p.xy - vec2(0.0, -0.35)));
  k.shine = T2 * 0.35 * glow;
  return k;
}
