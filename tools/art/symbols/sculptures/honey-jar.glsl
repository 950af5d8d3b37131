// A jar of honey under a cap of checked cloth. Tints: honey, light in it, cloth, its checks, ribbon, label.
#define LEAN vec3(0.20, 0.16, 0.0)

float swirl() { return uPhase * 2.0 * PI; }

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = p - vec3(0.0, -0.22, 0.0);
  float r = length(q.xz);
  // Glass and honey are one body: the glass is its gloss.
  float belly = rod(q, 0.50, 0.46) - 0.16;
  add(s, belly, 1);
  add(s, ring((q - vec3(0.0, -0.60, 0.0)).xzy, 0.52, 0.07), 2);
  add(s, rod(q - vec3(0.0, 0.62, 0.0), 0.47, 0.10) - 0.04, 2);
  // Cloth over the lid, tied with a ribbon, its skirt in folds.
  float a = atan(q.x, q.z), fold_ = sin(a * 11.0);
  add(s, (rod(q - vec3(0.0, 0.86, 0.0), 0.48, 0.10) - 0.08) * 0.9, 3);
  float hem = 0.54 + 0.26 * smoothstep(0.76, 0.44, q.y) + 0.045 * fold_ * smoothstep(0.76, 0.5, q.y);
  float skirt = max(abs(r - hem) - 0.035, max(q.y - 0.74, 0.46 + 0.03 * fold_ - q.y));
  add(s, skirt * 0.6, 3);
  add(s, ring((q - vec3(0.0, 0.74, 0.0)).xzy, 0.56, 0.055), 4);
  for (int i = 0; i < 2; i++) {
    float side = i == 0 ? -1.0 : 1.0;
    vec3 b = q - vec3(0.17 * side, 0.76, 0.60);
    b.xy *= rot(0.45 * side);
    add(s, max(egg(b, vec3(0.18, 0.11, 0.07)), -egg(b, vec3(0.11, 0.055, 0.2))), 4);
    vec3 t = q - vec3(0.09 * side, 0.60, 0.66);
    t.xy *= rot(-0.4 * side);
    add(s, box(t, vec3(0.05, 0.16, 0.02), 0.02), 4);
  }
  add(s, ball(q - vec3(0.0, 0.76, 0.63), 0.075), 4);
  // A label with a heart, and honey that ran down.
  vec3 l = q - vec3(0.0, -0.12, 0.655);
  l.z += 0.42 * l.x * l.x;
  add(s, plate(box2(l.xy, vec2(0.30, 0.24)) - 0.06, l.z, 0.035, 0.02) * 0.9, 5);
  add(s, plate(heart2(l.xy / 0.36) * 0.36, l.z - 0.035, 0.03, 0.02) * 0.9, 6);
  add(s, smin(horn(q, vec3(0.47, 0.50, 0.42), vec3(0.50, 0.06, 0.46), vec2(0.10, 0.06)), ball(q - vec3(0.50, 0.04, 0.46), 0.095), 0.06), 7);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  vec3 q = p - vec3(0.0, -0.22, 0.0);
  if (id == 3) {
    float a = atan(q.x, q.z);
    vec2 g = q.y > 0.90 && length(q.xz) < 0.46 ? q.xz * 6.0 : vec2(a * 4.2, q.y * 6.0);
    float checks = step(0.5, fract(g.x)) + step(0.5, fract(g.y));
    Stuff k = cloth(mix(T3, T2, checks * 0.5));
    k.shine = k.base * 0.16;
    return k;
  }
  if (id == 4) { Stuff k = gloss(T4); k.shine = T4 * 0.14; return k; }
  if (id == 5) { Stuff k = cloth(T5); k.shine = T5 * 0.18; return k; }
  if (id == 6) { Stuff k = gloss(T2); k.shine = T2 * 0.2; return k; }
  if (id == 2) { Stuff k = gloss(mix(T0, vec3(1.0), 0.55)); k.shine = T1 * 0.18; k.coat = 1.8; return k; }
  Stuff k = sugar(T0, n, v);
  float glow = exp(-dot(q.xy - vec2(-0.10, -0.30), q.xy - vec2(-0.10, -0.30)) * 2.4);
  k.shine = k.shine * 0.6 + mix(T0, T1, glow * 0.8) * (0.10 + 0.16 * glow);
  // Bubbles rise.
  for (int i = 0; i < 5; i++) {
    float f = float(i);
    float rise = fract(f * 0.37 + uPhase);
    vec2 c = vec2(0.46 * sin(f * 2.4 + 0.6), -0.50 + 0.95 * rise);
    float ring_ = abs(length(q.xy - c) - 0.045 - 0.01 * sin(f)) - 0.012;
    if (q.z > 0.0 && id == 1 && ring_ < 0.0) k.shine += T1 * 0.5;
  }
  k.coat = 1.9;
  return k;
}
