// A compass in its chest, the lid open. Tints: wood, metal, dial, needle, rose. The needle swings with the phase.
#define LEAN vec3(0.36, 0.52, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 b = p - vec3(0.0, -0.42, 0.10);
  add(s, max(box(b, vec3(0.76, 0.24, 0.66), 0.04), -rod(b - vec3(0.0, 0.24, 0.0), 0.58, 0.16)), 1);
  float corner = box(vec3(abs(b.x) - 0.68, abs(b.y) - 0.18, abs(b.z) - 0.58), vec3(0.11, 0.09, 0.11), 0.02);
  add(s, corner, 2);
  add(s, ring((b - vec3(0.0, 0.24, 0.0)).xzy, 0.58, 0.055), 2);
  vec3 d = b - vec3(0.0, 0.14, 0.0);
  float r = length(d.xz);
  add(s, rod(d, 0.56, 0.04), 3);
  vec2 f = fold(vec2(d.x, -d.z), 4.0), g = fold(vec2(d.x, -d.z) * rot(PI / 4.0), 4.0);
  float star = max(abs(f.x) - 0.12 * (1.0 - f.y / 0.48), -f.y);
  add(s, max(star * 0.8, abs(d.y - 0.05) - 0.04) * 0.8, 5);
  float small = max(abs(g.x) - 0.09 * (1.0 - g.y / 0.34), -g.y);
  add(s, max(small * 0.8, abs(d.y - 0.05) - 0.025) * 0.8, 2);
  vec2 m = vec2(d.x, -d.z) * rot(0.7 + 0.5 * sin(uPhase * 2.0 * PI));
  add(s, max((abs(m.x) - 0.095 * (1.0 - abs(m.y) / 0.50)) * 0.8, abs(d.y - 0.15) - 0.03) * 0.85, m.y > 0.0 ? 4 : 6);
  add(s, ball(d - vec3(0.0, 0.18, 0.0), 0.075), 2);
  vec3 l = p - vec3(0.0, -0.16, -0.56);
  l.yz *= rot(0.22);
  float lid = max(box(l - vec3(0.0, 0.54, 0.0), vec3(0.76, 0.54, 0.09), 0.04), -box(l - vec3(0.0, 0.54, 0.10), vec3(0.64, 0.42, 0.09), 0.02));
  add(s, lid, 1);
  add(s, box(vec3(abs(l.x) - 0.68, abs(l.y - 0.54) - 0.46, l.z), vec3(0.11, 0.11, 0.105), 0.02), 2);
  add(s, plate(shape0(l.xy - vec2(0.0, 0.54)), l.z - 0.04, 0.07, 0.03), 2);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) { Stuff k = metal(T1, 0.18); k.shine = T1 * 0.07; return k; }
  if (id == 4) { Stuff k = gloss(T3); k.shine = T3 * 0.35; return k; }
  if (id == 5) { Stuff k = gloss(T4); k.shine = T4 * 0.1; return k; }
  if (id == 6) return gloss(vec3(0.92, 0.92, 0.96));
  if (id == 3) {
    vec3 d = p - vec3(0.0, -0.28, 0.10);
    float tick = abs(fract(atan(d.x, d.z) * 24.0 / PI / 2.0 + 0.5) - 0.5);
    Stuff k = gloss(T2);
    if (tick < 0.12 && length(d.xz) > 0.45) k.base = INK;
    k.shine = T2 * 0.14;
    return k;
  }
  Stuff k = timber(T0 * 1.4, p.yxz);
  k.coat = 0.6;
  k.shine = T0 * 0.06;
  return k;
}
