// A lantern with a living flame. Tints: metal, glass, flame.
#define LEAN vec3(0.30, 0.12, -0.06)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  float r = length(p.xz);
  float frame = rod(p - vec3(0.0, -0.74, 0.0), 0.44, 0.08) - 0.03;
  frame = min(frame, rod(p - vec3(0.0, -0.58, 0.0), 0.34, 0.06) - 0.02);
  frame = min(frame, rod(p - vec3(0.0, 0.40, 0.0), 0.38, 0.045) - 0.02);
  float roof = max((r - 0.40 * (0.80 - p.y) / 0.36) * 0.72, max(0.42 - p.y, p.y - 0.72));
  frame = min(frame, roof);
  frame = min(frame, ring(p - vec3(0.0, 0.80, 0.0), 0.13, 0.04));
  vec2 f = fold(p.xz, 6.0);
  frame = min(frame, stick(vec3(f.x, p.y, f.y), vec3(0.0, -0.56, 0.37), vec3(0.0, 0.40, 0.35), 0.035));
  frame = min(frame, ring((p - vec3(0.0, -0.08, 0.0)).xzy, 0.375, 0.025));
  add(s, frame, 1);
  float t = 0.04 * sin(uPhase * 2.0 * PI);
  vec3 q = p - vec3(t * (p.y + 0.4), -0.20, 0.10);
  float flame = smin(egg(q, vec3(0.13, 0.18, 0.13)), horn(q, vec3(0.0, 0.08, 0.0), vec3(0.02, 0.46, 0.0), vec2(0.12, 0.01)), 0.1);
  add(s, flame, 3);
  add(s, max(egg(p - vec3(0.0, -0.08, -0.02), vec3(0.32, 0.52, 0.30)), -0.0 + p.z - 0.02), 2);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 1) return metal(T0, 0.18);
  if (id == 3) {
    float core = smoothstep(0.30, -0.15, length(p.xy - vec2(0.0, -0.22)));
    return light(mix(T2, vec3(1.0, 0.85, 0.45), core), 2.4);
  }
  Stuff k = gloss(T1);
  float glow = exp(-3.2 * length(p.xy - vec2(0.0, -0.15)));
  k.shine = T2 * 0.9 * glow + T1 * 0.2;
  return k;
}
