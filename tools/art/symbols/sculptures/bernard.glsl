// A Saint Bernard with its keg. Tints: brown, white, dark of ears and muzzle, wood of the keg, collar.
#define LEAN vec3(-0.24, 0.06, 0.0)

float breath() { return 0.5 + 0.5 * sin(uPhase * 2.0 * PI); }

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  p.y -= 0.015 * breath();
  vec3 m = mx(p);
  // Chest and neck.
  float chest = egg(p - vec3(0.0, -0.70, -0.16), vec3(0.56 + 0.02 * breath(), 0.44, 0.36));
  add(s, max(chest, -p.y - 0.93) - 0.015 * sin(p.x * 20.0) * sin(p.y * 16.0), 1);
  // The head: broad skull, heavy cheeks, a long blunt muzzle.
  float head = egg(p - vec3(0.0, 0.30, 0.0), vec3(0.52, 0.48, 0.46));
  head = smin(head, egg(m - vec3(0.30, 0.08, 0.16), vec3(0.26, 0.30, 0.28)), 0.12);
  head = smin(head, egg(m - vec3(0.21, 0.46, 0.36), vec3(0.15, 0.085, 0.10)), 0.08);
  add(s, head * 0.95, 2);
  float muzzle = egg(p - vec3(0.0, 0.02, 0.46), vec3(0.27, 0.22, 0.28));
  muzzle = smin(muzzle, egg(m - vec3(0.16, -0.12, 0.50), vec3(0.19, 0.25, 0.20)), 0.08);
  add(s, muzzle * 0.95, 3);
  add(s, egg(p - vec3(0.0, -0.24, 0.44), vec3(0.15, 0.13, 0.16)), 7);
  // The tongue hangs out on one side.
  add(s, egg(p - vec3(0.05, -0.36 - 0.025 * breath(), 0.60), vec3(0.105, 0.15, 0.055)), 6);
  add(s, egg(p - vec3(0.0, 0.13, 0.70), vec3(0.145, 0.105, 0.095)), 4);
  // Ears that hang.
  vec3 e = m - vec3(0.55, 0.20, -0.02);
  e.xy *= rot(-0.16 - 0.05 * breath());
  add(s, egg(e, vec3(0.155, 0.38, 0.15)), 5);
  // Eyes, drooping.
  add(s, ball(m - vec3(0.215, 0.31, 0.385), 0.092), 8);
  add(s, egg(m - vec3(0.22, 0.385, 0.40), vec3(0.125, 0.055, 0.08)), 2);
  // Collar and keg.
  vec3 c = p - vec3(0.0, -0.40, -0.06);
  add(s, max(abs(length(c.xz * vec2(1.0, 1.05)) - 0.47) - 0.05, abs(c.y + 0.16 * c.z) - 0.075), 9);
  vec3 k = p - vec3(0.0, -0.68, 0.46);
  float bulge = 0.215 - 0.16 * k.x * k.x;
  add(s, max(length(k.yz) - bulge, abs(k.x) - 0.30), 10);
  for (int i = 0; i < 4; i++) {
    float x = -0.285 + 0.19 * float(i);
    vec3 h = k - vec3(x, 0.0, 0.0);
    add(s, max(abs(length(h.yz) - 0.222 + 0.16 * x * x) - 0.022, abs(h.x) - 0.032), 11);
  }
  add(s, box(p - vec3(0.0, -0.47, 0.46), vec3(0.05, 0.045, 0.05), 0.02), 11);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  p.y -= 0.015 * breath();
  float ax = abs(p.x);
  if (id == 4) { Stuff k = gloss(INK * 1.6); k.coat = 1.3; return k; }
  if (id == 8) {
    vec3 c = vec3(0.215, 0.31, 0.385);
    return eyeStuff(vec3(ax, p.yz), c, 0.092, vec3(0.30, 0.13, 0.04));
  }
  if (id == 6) { Stuff k = gloss(vec3(0.92, 0.30, 0.34)); k.shine = vec3(0.14, 0.03, 0.04); return k; }
  if (id == 7) return cloth(INK * 2.0);
  if (id == 9) { Stuff k = gloss(T4); k.shine = T4 * 0.14; return k; }
  if (id == 10) {
    Stuff k = timber(T3, p.yxz);
    if (length(p.xy - vec2(0.0, -0.68)) < 0.16 && p.z > 0.5) {
      vec2 q = abs(p.xy - vec2(0.0, -0.68));
      if (min(max(q.x - 0.036, q.y - 0.115), max(q.y - 0.036, q.x - 0.115)) < 0.0) { k.base = vec3(1.0); k.shine = vec3(0.35); }
      else if (max(q.x, q.y) < 0.145) { k.base = T4; k.shine = T4 * 0.25; }
    }
    return k;
  }
  if (id == 11) { Stuff k = metal(GOLD, 0.2); k.shine = GOLD * 0.06; return k; }
  float blaze = smoothstep(0.13, 0.10, ax - 0.04 * sin(p.y * 9.0) - 0.10 * smoothstep(0.35, 0.0, p.y));
  vec3 coat = id == 5 ? T2 : T0;
  if (id == 2) {
    coat = mix(T0, T1, blaze);
    float mask_ = length((vec2(ax, p.y) - vec2(0.25, 0.30)) * vec2(1.0, 1.25)) - 0.20 + 0.03 * sin(p.y * 30.0);
    coat = mix(T2, coat, max(smoothstep(-0.02, 0.05, mask_), blaze));
  }
  if (id == 3 || id == 1) coat = T1;
  if (id == 3) {
    float spots = length(fract(p.xy * 13.0) - 0.5) - 0.13;
    if (p.y < 0.02 && ax > 0.09 && ax < 0.30 && spots < 0.0) coat = T2;
    if (ax < 0.012 && p.y < 0.05) coat = T2 * 0.7;
  }
  if (id == 1 && ax > 0.40) coat = T0;
  Stuff k = plush(coat);
  k.grain = 22.0;
  k.shine = coat * 0.12;
  return k;
}
