// A wolf of the ice, its breath held. Tints: coat, ruff and muzzle, eyes, ice.
#define LEAN vec3(0.26, 0.06, 0.0)

float breath() { return 0.5 - 0.5 * cos(uPhase * 2.0 * PI); }

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 m = mx(p);
  // Skull and brow.
  float d = egg(p - vec3(0.0, 0.20, -0.02), vec3(0.52, 0.46, 0.46));
  d = smin(d, horn(p, vec3(0.0, 0.34, 0.30), vec3(0.0, -0.02, 0.62), vec2(0.16, 0.15)), 0.14);
  d = smin(d, horn(m, vec3(0.07, 0.235, 0.545), vec3(0.44, 0.425, 0.31), vec2(0.085, 0.065)), 0.05);
  d = smax(d, -egg(m - vec3(0.25, 0.22, 0.48), vec3(0.15, 0.085, 0.10)), 0.05);
  // Ears turn a little.
  vec3 e = m - vec3(0.34, 0.48, -0.06);
  e.xy *= rot(0.10 * breath());
  float ear = horn(e, vec3(0.0), vec3(0.15, 0.50, -0.08), vec2(0.215, 0.02));
  ear = smax(ear, -horn(e - vec3(-0.01, 0.0, 0.15), vec3(0.0), vec3(0.13, 0.38, -0.06), vec2(0.13, 0.02)), 0.03);
  d = smin(d, ear, 0.05);
  add(s, d, 1);
  add(s, horn(e - vec3(0.0, 0.0, 0.02), vec3(0.0), vec3(0.13, 0.36, -0.06), vec2(0.13, 0.02)), 7);
  // A ruff in tufts.
  float fur = egg(p - vec3(0.0, -0.26, -0.20), vec3(0.66, 0.58, 0.36));
  for (int i = 0; i < 5; i++) {
    float k = float(i);
    float a = 0.10 - 0.40 * k;
    vec2 to = vec2(cos(a), sin(a)) * (0.98 - 0.03 * k);
    vec3 tip = vec3(to.x, to.y - 0.02, -0.16 + 0.06 * k);
    fur = smin(fur, horn(m, vec3(to * 0.48, -0.02), tip, vec2(0.24, 0.015)), 0.07);
  }
  fur = smin(fur, horn(p, vec3(0.0, -0.50, 0.14), vec3(0.0, -1.04, 0.16), vec2(0.22, 0.015)), 0.07);
  fur = smin(fur, horn(m, vec3(0.34, -0.10, 0.20), vec3(0.66, -0.34, 0.10), vec2(0.20, 0.015)), 0.08);
  fur = smin(fur, horn(m, vec3(0.26, -0.28, 0.26), vec3(0.44, -0.66, 0.20), vec2(0.18, 0.015)), 0.08);
  add(s, fur, 4);
  // Muzzle, jaw, fangs.
  float muzzle = horn(p, vec3(0.0, 0.0, 0.44), vec3(0.0, -0.17, 0.86), vec2(0.25, 0.150));
  muzzle = smin(muzzle, egg(m - vec3(0.11, -0.22, 0.74), vec3(0.145, 0.125, 0.17)), 0.06);
  add(s, muzzle, 5);
  float open = 0.05 + 0.06 * breath();
  add(s, horn(p, vec3(0.0, -0.28, 0.40), vec3(0.0, -0.38 - open, 0.72), vec2(0.20, 0.095)), 5);
  add(s, horn(p, vec3(0.0, -0.24, 0.42), vec3(0.0, -0.30 - 0.5 * open, 0.74), vec2(0.17, 0.09)), 6);
  add(s, horn(m, vec3(0.105, -0.28, 0.82), vec3(0.10, -0.43, 0.83), vec2(0.036, 0.005)), 8);
  add(s, horn(m, vec3(0.075, -0.40 - open, 0.75), vec3(0.075, -0.28 - open, 0.78), vec2(0.028, 0.005)), 8);
  add(s, smin(egg(p - vec3(0.0, -0.075, 0.955), vec3(0.135, 0.085, 0.075)), ball(p - vec3(0.0, -0.15, 0.96), 0.045), 0.05), 9);
  add(s, ball(m - vec3(0.235, 0.205, 0.405), 0.100), 3);
  // Ice grows from the brow.
  for (int i = 0; i < 3; i++) {
    float k = float(i);
    vec3 c = (i == 0 ? p : m) - vec3(0.14 * k, 0.50 - 0.05 * k, 0.26 - 0.03 * k);
    c.xy *= rot(0.30 * k);
    c.yz *= rot(-0.35);
    vec2 f = fold(c.xz, 6.0);
    add(s, max(max(f.y - 0.075 + 0.010 * k, (f.y * 1.3 + c.y - 0.44 + 0.10 * k) * 0.6), -c.y - 0.1), 2);
  }
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  vec3 m = mx(p);
  if (id == 3) {
    vec3 c = vec3(0.228, 0.200, 0.405);
    float r = length((m - c).xy) / 0.100;
    Stuff k = gloss(T2);
    k.shine = T2 * (0.75 + 0.9 * breath()) * smoothstep(0.95, 0.35, r);
    if (length((m - c).xy * vec2(1.7, 1.0)) / 0.100 < 0.46) { k.base = INK; k.shine = vec3(0.0); }
    if (length((m - c).xy - vec2(-0.03, 0.035)) < 0.026) k.shine = vec3(2.0);
    if (r > 0.82) { k.base = INK; k.shine = vec3(0.0); }
    return k;
  }
  if (id == 2) { Stuff k = gem(T3, p * 1.4, n, v); k.shine += T3 * 0.25; return k; }
  if (id == 6) return gloss(vec3(0.42, 0.03, 0.06));
  if (id == 7) return plush(mix(T0, vec3(0.55, 0.30, 0.38), 0.55));
  if (id == 8) return gloss(vec3(0.96, 0.95, 0.90));
  if (id == 9) return gloss(vec3(0.03, 0.03, 0.05));
  // Hair lies outwards from the nose.
  vec2 to = p.xy - vec2(0.0, -0.05);
  float a = atan(to.x, to.y), r = length(to);
  float hair = noise(vec3(a * 26.0, r * 5.0, 1.0)) * 0.6 + noise(vec3(a * 60.0, r * 9.0, 4.0)) * 0.4;
  vec3 c = T0;
  if (id == 1) {
    // A pale mask around the eyes and down the cheeks.
    float mask = smoothstep(0.26, 0.10, length((m.xy - vec2(0.33, 0.08)) * vec2(0.9, 1.0)));
    mask = max(mask, smoothstep(0.07, 0.03, length((m.xy - vec2(0.22, 0.40)) * vec2(0.7, 1.2))));
    c = mix(T0, T1, mask);
    c = mix(c, T0 * 0.42, smoothstep(0.11, 0.02, m.x) * smoothstep(0.0, 0.3, p.y) * 0.8);
  }
  if (id == 4) c = mix(mix(T1, T0, 0.35 * smoothstep(0.55, 0.95, r)), T0, smoothstep(0.14, -0.20, p.z) * smoothstep(-1.0, 0.1, p.y));
  if (id == 5) c = mix(T1, T0, smoothstep(0.10, 0.0, m.x) * smoothstep(-0.22, 0.05, p.y) * 0.8);
  Stuff k = plush(c * (0.62 + 0.62 * hair));
  k.shine = c * 0.09;
  return k;
}
